import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript without dependencies: this file runs before anything is installed, on whatever
// Node the machine has, and hands over to the Node that this project pins.

const LEAST_NODE = 20;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(root, 'node_modules/node/bin/node');

const [task, ...words] = process.argv.slice(2);
const entry = join(root, 'stack', `${task}.ts`);

requireNode();
if (!task || !existsSync(entry))
  fail('Usage: node stack/run.mjs start|dev|build|test|test-all|faults|browsers|bench|check|leads');
if (!isInstalled()) await install();
requirePinnedNode();
process.exitCode = await runToEnd(pinnedNode, [entry, ...words]);

function requireNode() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= LEAST_NODE) return;
  fail(`This is Node ${node}. Install Node ${LEAST_NODE} or newer: https://nodejs.org/en/download`);
}

function requirePinnedNode() {
  if (existsSync(pinnedNode)) return;
  fail('npm skipped the install scripts. Run "npm rebuild --ignore-scripts=false" and try again.');
}

/**
 * Compares with npm's own record of what it installed, which it writes last: so an install by hand
 * counts, and one that was broken off does not. Only what is optional may be missing, for it may
 * belong to another platform.
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
  console.log('Installing what this project needs (npm ci) ...');
  leaveOwnPrograms();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Told to stop, npm would undo everything first, for a minute; the next run begins anew anyway.
  const code = await runToEnd('npm', ['ci', ...flags], () => 'SIGKILL');
  if (code !== 0) process.exit(code);
}

/** Inside an npm script `node` is the pinned one, which `npm ci` is about to remove. */
function leaveOwnPrograms() {
  const isOwn = (folder) => folder.startsWith(join(root, 'node_modules'));
  const folders = (process.env.PATH ?? '').split(delimiter);
  process.env.PATH = folders.filter((folder) => !isOwn(folder)).join(delimiter);
}

/**
 * Runs a program in this one's place: its exit code comes back, and signals go to it and to all
 * that it started, as a terminal sends them. It has a process group of its own, of which nothing
 * stays behind, and a channel by which it knows when this process is gone, however that ended.
 */
function runToEnd(program, words, translate = (signal) => signal) {
  return new Promise((resolve) => {
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, words, { cwd: root, stdio, detached: true });
    const unwatch = onStop((signal) => sendToGroup(child.pid, translate(signal)));
    child.once('error', ({ message }) => fail(`${program} did not start: ${message}`));
    child.once('exit', (code, signal) => {
      unwatch();
      sendToGroup(child.pid, 'SIGKILL');
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Calls back on signals, and when npm was killed without a chance to pass that on. */
function onStop(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250);
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    clearInterval(watch);
    for (const signal of stopSignals) process.off(signal, stop);
  };
}

function sendToGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody was left.
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
