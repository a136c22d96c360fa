import { findOnPath, installFromDebian } from './browser.ts';

/** Finds programs, or installs Debian's packages of their names. If that fails, logs it and returns false. */
export async function hasPrograms(...programs: readonly string[]): Promise<boolean> {
  const isMissing = () => programs.some((name) => findOnPath([name]).length === 0);
  if (isMissing()) await installFromDebian(...programs);
  if (!isMissing()) return true;
  console.log(`SKIPPED: ${programs.join(' or ')} is missing and cannot be installed from Debian.`);
  return false;
}
