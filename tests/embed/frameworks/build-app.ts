import { compile } from 'svelte/compiler';
import { build, type Plugin, type Rolldown } from 'vite';

const fold: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (id.endsWith('.svelte')) return compile(code, { filename: id }).js;
  },
};

/** Builds an app like a partner: with the frameworks' packages, without this project's settings. */
export async function buildApp(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [fold],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      lib: { entry: `tests/embed/frameworks/${name}.ts`, formats: ['es'], fileName: 'app' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
