import { findOnPath, installFromDebian } from './browser.ts';

/** Finds or installs programs from Debian's packages; false, with one line that says so, without. */
export async function hasPrograms(...programs: readonly string[]): Promise<boolean> {
  const isMissing = () => programs.some((name) => findOnPath([name]).length === 0);
  if (isMissing()) await installFromDebian(...programs);
  if (!isMissing()) return true;
  console.log(`SKIPPED: ${programs.join(' or ')} is missing and cannot be installed from Debian.`);
  return false;
}
