/** The compiled CSS of a vanilla-extract module, as text (tools/build/plugins/sheets-as-text.ts). */
declare module '*.css.ts?sheet' {
  const css: string;
  export default css;
}
