import { build } from 'vite';
import { root } from './root.ts';

/**
 * Writes the function with all that it imports as a few files that need no package: for a Deno of
 * one's own, and to weigh it. What is needed later (mail, proofs) stays in files of its own.
 */
export async function bundleFunction(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'supabase/functions/send-email/index.ts',
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        // The first is for a faster driver that is not installed, the second for another runtime.
        external: ['pg-native', 'cloudflare:sockets'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist-function';
  await bundleFunction(outDir);
  console.log(`Wrote ${outDir}/index.js. Run it with "deno serve --allow-net --allow-env".`);
}
