import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const folders = ['app', 'components', 'lib', 'i18n', 'scripts/nginx']

/** What the code of the site says about messages. */
export type Usage = {
  /** Namespaces handed to getTranslations or useTranslations. */
  namespaces: Set<string>
  /** Every text in the code that may be a key; parts known only at run time are `*`. */
  candidates: Set<string>
  /** Full keys that are certainly asked for, with the file that asks. */
  certain: Map<string, string>
}

export function readUsage(root: string): Usage {
  const usage: Usage = { namespaces: new Set(), candidates: new Set(), certain: new Map() }
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (/\.(tsx?|mjs)$/.test(name)) readSource(join(root, folder, name), usage)
    }
  }
  return usage
}

function readSource(file: string, usage: Usage): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const translators = new Map<string, string | null>()
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null) usage.candidates.add(text)
    if (ts.isCallExpression(node)) readCall(node, translators, usage, file)
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'labels') {
      usage.candidates.add(node.name.text)
      usage.candidates.add(`${node.name.text}.*`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function readCall(call: ts.CallExpression, translators: Map<string, string | null>, usage: Usage, file: string): void {
  const namespace = namespaceOf(call)
  if (namespace !== null) {
    usage.namespaces.add(namespace)
    const name = variableOf(call)
    // The same name for two namespaces in one file: what it asks for is not certain.
    if (name) translators.set(name, translators.has(name) && translators.get(name) !== namespace ? null : namespace)
    return
  }
  const [argument] = call.arguments
  const [called, first] = [call.expression.getText(), argument && textOf(ts.isAsExpression(argument) ? argument.expression : argument)]
  // All messages of a form go to its client component, which has them as `labels`.
  if (called === 'formProps' && first) usage.namespaces.add(`forms.${first}`)
  if (called.endsWith('.raw') && first) usage.candidates.add(`${first}.*`)
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : call.expression
  const known = ts.isIdentifier(callee) ? translators.get(callee.text) : undefined
  const key = call.arguments[0] && textOf(call.arguments[0])
  if (typeof known === 'string' && key && !key.includes('*')) usage.certain.set(known ? `${known}.${key}` : key, file)
}

function namespaceOf(call: ts.CallExpression): string | null {
  if (!ts.isIdentifier(call.expression) || !/^(get|use)Translations$/.test(call.expression.text)) return null
  const argument = call.arguments[0]
  if (!argument) return ''
  if (!ts.isObjectLiteralExpression(argument)) return textOf(argument) ?? '*'
  const property = argument.properties.find((entry) => entry.name?.getText() === 'namespace')
  return property && ts.isPropertyAssignment(property) ? (textOf(property.initializer) ?? '*') : ''
}

/** The name in `const t = await getTranslations(…)`. */
function variableOf(call: ts.CallExpression): string | null {
  const owner = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent
  return ts.isVariableDeclaration(owner) && ts.isIdentifier(owner.name) ? owner.name.text : null
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')
}

/** Whether the code can ask for this key: as namespace and rest, each fitting a text of the code. */
export function isUsed(key: string, { namespaces, candidates }: Usage): boolean {
  const parts = key.split('.')
  return parts.some((_, at) => {
    const namespace = parts.slice(0, at).join('.')
    return fitsAny(namespace, namespaces) && fitsAny(parts.slice(at).join('.'), candidates)
  })
}

function fitsAny(text: string, patterns: Set<string>): boolean {
  if (patterns.has(text)) return true
  return [...patterns].some((pattern) => {
    // A pattern without a fixed part would fit everything.
    if (!pattern.includes('*') || !/[a-z]/i.test(pattern)) return false
    return new RegExp(`^${pattern.split('*').map(escape).join('[^.]+')}$`).test(text)
  })
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
