/** The compiled CSS of a vanilla-extract module, as text (vite.config.ts: sheetsAsText). */
declare module '*.css.ts?sheet' {
  const css: string;
  export default css;
}
