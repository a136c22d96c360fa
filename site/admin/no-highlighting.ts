/** Takes the place of a language or a theme for code blocks: see site/build/editor/bundle.js. */
export default [];
