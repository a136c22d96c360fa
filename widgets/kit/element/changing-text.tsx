/**
 * A text that changes while it is shown. Each one is an element of its own: a browser that translates the
 * page puts its own elements in place of text nodes, and a change of the old node would not be seen.
 */
export const ChangingText = ({ children }: { children: string }) => (
  <span key={children}>{children}</span>
);
