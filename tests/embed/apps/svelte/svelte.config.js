/** Without this file, svelte-check reads the vite.config.ts of this project. */
export default {};
