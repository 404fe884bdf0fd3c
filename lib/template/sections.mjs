// Plain JavaScript, because the scripts that make the files are run by Node as they are.

/**
 * The project template: its sections and what each one asks for, in order. The words are messages of `template`.
 * (Requirements, section 2, collaborate)
 *
 * `line` is answered in a few words, `box` in so many lines, `table` in rows, `choice` by ticking.
 */
export const SECTIONS = /** @type {const} */ ([
  {
    key: 'identification',
    fields: [
      { key: 'projectName', kind: 'line' },
      { key: 'place', kind: 'line' },
      { key: 'sector', kind: 'line' },
      { key: 'duration', kind: 'line' },
      { key: 'applicant', kind: 'line' },
      { key: 'reach', kind: 'line' },
      { key: 'summary', kind: 'box', lines: 4 },
    ],
  },
  {
    key: 'problem',
    fields: [
      { key: 'need', kind: 'box', lines: 5 },
      { key: 'evidence', kind: 'box', lines: 4 },
      { key: 'causes', kind: 'box', lines: 3 },
      { key: 'inaction', kind: 'box', lines: 3 },
    ],
  },
  {
    key: 'objectives',
    fields: [
      { key: 'goal', kind: 'box', lines: 2 },
      { key: 'results', kind: 'table', columns: ['result', 'indicator', 'baseline', 'target'], rows: 4 },
    ],
  },
  {
    key: 'solutions',
    fields: [
      { key: 'activities', kind: 'box', lines: 6 },
      { key: 'alternatives', kind: 'box', lines: 3 },
      { key: 'standards', kind: 'box', lines: 3 },
    ],
  },
  {
    key: 'unique',
    fields: [
      { key: 'difference', kind: 'box', lines: 3 },
      { key: 'coordination', kind: 'box', lines: 3 },
      { key: 'transfer', kind: 'box', lines: 2 },
    ],
  },
  {
    key: 'beneficiaries',
    fields: [
      { key: 'people', kind: 'table', columns: ['group', 'women', 'men', 'girls', 'boys'], rows: 3 },
      { key: 'indirect', kind: 'box', lines: 2 },
      { key: 'selection', kind: 'box', lines: 3 },
      { key: 'voice', kind: 'box', lines: 3 },
    ],
  },
  {
    key: 'feasibility',
    fields: [
      { key: 'permits', kind: 'box', lines: 3 },
      { key: 'access', kind: 'box', lines: 3 },
      { key: 'risks', kind: 'table', columns: ['risk', 'likelihood', 'response'], rows: 3 },
      { key: 'upkeep', kind: 'box', lines: 3 },
    ],
  },
  {
    key: 'costs',
    fields: [
      { key: 'currency', kind: 'line' },
      { key: 'budget', kind: 'table', columns: ['item', 'unit', 'quantity', 'unitPrice', 'total'], rows: 8 },
      { key: 'contribution', kind: 'line' },
      { key: 'request', kind: 'line' },
      { key: 'prices', kind: 'box', lines: 3 },
    ],
  },
  {
    key: 'timeline',
    fields: [
      { key: 'phases', kind: 'table', columns: ['phase', 'begins', 'ends', 'responsible'], rows: 6 },
      { key: 'halfway', kind: 'box', lines: 2 },
    ],
  },
  {
    key: 'resources',
    fields: [
      { key: 'team', kind: 'box', lines: 4 },
      { key: 'assets', kind: 'box', lines: 3 },
      { key: 'missing', kind: 'box', lines: 3 },
      { key: 'partners', kind: 'table', columns: ['partner', 'role', 'agreed'], rows: 3 },
    ],
  },
  {
    key: 'status',
    fields: [
      { key: 'stage', kind: 'choice', options: ['idea', 'draft', 'ready', 'begun'] },
      { key: 'earlier', kind: 'line' },
      { key: 'attachments', kind: 'choice', options: ['photographs', 'plans', 'offers', 'licences', 'letters'] },
      { key: 'signature', kind: 'line' },
    ],
  },
])
