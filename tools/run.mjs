import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Installs the dependencies if needed, then runs a command with the Node version that this project
// pins. Plain JavaScript without dependencies, because it runs before anything is installed.

const MINIMUM_NODE = 20;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(root, 'node_modules/node/bin/node');

const [command, ...args] = process.argv.slice(2);
const entry = join(root, 'tools/commands', `${command}.ts`);

assertNodeVersion();
if (!command || !existsSync(entry))
  fail(
    'Usage: node tools/run.mjs start|dev|build|test|test-all|faults|browsers|bench|check|release|leads',
  );
if (!isInstalled()) await install();
assertPinnedNode();
process.exitCode = await runToEnd(pinnedNode, [entry, ...args]);

function assertNodeVersion() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= MINIMUM_NODE) return;
  fail(
    `This is Node ${node}. Install Node ${MINIMUM_NODE} or newer: https://nodejs.org/en/download`,
  );
}

function assertPinnedNode() {
  if (existsSync(pinnedNode)) return;
  fail('npm skipped the install scripts. Run "npm rebuild --ignore-scripts=false" and try again.');
}

/**
 * Compares the lock file with npm's own record of what it installed. npm writes that record last, so
 * an interrupted install does not count. Optional packages may be missing: most are for another
 * platform.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  return wanted.every(([path, { version, optional }]) => {
    const found = installed?.[path];
    return path === '' || (found ? found.version === version : installed && optional);
  });
}

function readPackages(name) {
  const file = join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

async function install() {
  console.log('Installing the dependencies (npm ci) ...');
  removeProjectFromPath();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // On SIGINT npm spends a minute on removing what it installed; the next run starts over anyway.
  const code = await runToEnd('npm', ['ci', ...flags], () => 'SIGKILL');
  if (code === 0) return;
  fail(
    `npm could not install the dependencies, for the reason above. If this machine is offline, connect it. Then run "npm run ${command}" again.`,
  );
}

/** In an npm script, `node` on the PATH is the one in node_modules, which `npm ci` deletes. */
function removeProjectFromPath() {
  const isInProject = (folder) => folder.startsWith(join(root, 'node_modules'));
  const folders = (process.env.PATH ?? '').split(delimiter);
  process.env.PATH = folders.filter((folder) => !isInProject(folder)).join(delimiter);
}

/**
 * Runs a program and resolves with its exit code. The program leads a process group of its own: it
 * gets the signals that this process gets, and is killed as a whole at the end. The IPC channel closes
 * when this process is gone, even after SIGKILL; onStop (services/on-stop.ts) listens for that.
 *
 * @param translate Maps a signal to the one to send instead.
 */
function runToEnd(program, args, translate = (signal) => signal) {
  return new Promise((resolve) => {
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, args, { cwd: root, stdio, detached: true });
    const unsubscribe = onStop((signal) => sendToGroup(child.pid, translate(signal)));
    child.once('error', ({ message }) => fail(`${program} did not start: ${message}`));
    child.once('exit', (code, signal) => {
      unsubscribe();
      sendToGroup(child.pid, 'SIGKILL');
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Calls `stop` on signals, and when the parent changes because npm was killed. */
function onStop(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250);
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    clearInterval(timer);
    for (const signal of stopSignals) process.off(signal, stop);
  };
}

function sendToGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // All processes of the group had ended.
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
