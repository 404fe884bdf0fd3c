import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The settings that each process may have, by their names: the one list for npm start, systemd, containers and Kubernetes. */
const allowed = JSON.parse(readFileSync(inRoot('rules/settings.json'), 'utf8'))

/** The processes that have settings. */
export const PROCESSES = { site: 'site', 'content-service': 'contentService' }

/** The names that a process (a key of PROCESSES) may have: its settings and its secrets. */
export const namesFor = (process) => Object.values(allowed[PROCESSES[process]]).flat().sort()

/** Those of the variables that a process may have, without empty ones. */
export const settingsFor = (process, variables) => Object.fromEntries(namesFor(process).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])))
