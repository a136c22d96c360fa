/** Replaces `react-dom/client` in the bundle. Preact has `createRoot` in `preact/compat` only. */
import { type ComponentChild, type ContainerNode, render } from 'preact';

export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
