import parser from 'postcss-selector-parser'

/**
 * What a selector needs to find anything.
 * @typedef {object} Needs
 * @property {string[]} names elements, classes and ids, all of them
 * @property {Needs[][]} choices of each one of which is enough: what stands in brackets
 * @property {boolean} isPassing whether it holds only while something is pointed at or pressed
 */

/** In whose brackets alternatives stand. */
const CHOICES = new Set([':is', ':where', ':has'])

const PASSING = new Set([':hover', ':active'])

/** @param {import('postcss-selector-parser').Selector} selector @returns {Needs} */
function needsIn({ nodes }) {
  /** @type {Needs} */
  const needs = { names: [], choices: [], isPassing: false }
  for (const node of nodes) {
    if (node.type === 'tag' || node.type === 'class' || node.type === 'id') needs.names.push(node.value)
    if (node.type !== 'pseudo') continue
    if (CHOICES.has(node.value)) needs.choices.push(node.nodes.map(needsIn))
    if (PASSING.has(node.value)) needs.isPassing = true
  }
  return needs
}

/** @param {string} selector one, without commas outside of brackets @returns {Needs} */
export function needsOf(selector) {
  const [first] = parser().astSync(selector).nodes
  return first ? needsIn(first) : { names: [], choices: [], isPassing: false }
}

/** All names of which a selector speaks. @param {Needs} needs @returns {string[]} */
export const namesOf = ({ names, choices }) => [...names, ...choices.flat().flatMap(namesOf)]

/** Whether something of these names can be what a selector looks for; states and attributes are not looked at. @param {Needs} needs @param {ReadonlySet<string>} names @returns {boolean} */
export const isMet = (needs, names) =>
  needs.names.every((name) => names.has(name)) && needs.choices.every((choice) => choice.length === 0 || choice.some((one) => isMet(one, names)))
