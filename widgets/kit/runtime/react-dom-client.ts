/** What `react-dom/client` means in the bundle: Preact has `createRoot` only in `preact/compat`. */
import { type ComponentChild, type ContainerNode, render } from 'preact';

export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
