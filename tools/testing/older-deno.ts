import { join } from 'node:path';
import { ensurePackage } from './ensure-package.ts';

/** The version inside Supabase's Edge Runtime. */
const VERSION = '2.1.4';

/** Installs the older Deno that the function has to support, and returns its path. */
export async function ensureOlderDeno(): Promise<{ version: string; program: string }> {
  const system = process.platform === 'linux' ? 'linux-ARCH-glibc' : `${process.platform}-ARCH`;
  const name = `@deno/${system.replace('ARCH', process.arch)}`;
  return { version: VERSION, program: join(await ensurePackage(name, VERSION), 'deno') };
}
