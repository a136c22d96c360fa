import { join } from 'node:path';
import { needPackage } from './on-demand.ts';

/** The one inside Supabase's Edge Runtime. */
const VERSION = '2.1.4';

/** Returns the older Deno that the function has to run on as well. */
export async function needOlderDeno(): Promise<{ version: string; program: string }> {
  const system = process.platform === 'linux' ? 'linux-ARCH-glibc' : `${process.platform}-ARCH`;
  const name = `@deno/${system.replace('ARCH', process.arch)}`;
  return { version: VERSION, program: join(await needPackage(name, VERSION), 'deno') };
}
