import { inRoot, root } from './paths.mjs'

/** Program files of installed packages, run with this Node: no shell and no npx between us and them. */
export const programs = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  eslint: inRoot('node_modules/eslint/bin/eslint.js'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  stylelint: inRoot('node_modules/stylelint/bin/stylelint.mjs'),
  // The seventh, in seconds; what reads the compiler as a library (the framework, the linter) still has the sixth.
  tsc: inRoot('node_modules/typescript-7/bin/tsc'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
}

/** Runs a program to its end with its output on the screen; gives its exit code. */
export async function show(children, name, args, { env = process.env, cwd = root } = {}) {
  const { code } = await children.start(name, process.execPath, args, { cwd, env, log: null }).ended
  return code ?? 1
}
