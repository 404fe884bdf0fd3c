import type { Item } from '@/components/shared/form/waiting/item'

const NOW = Date.now()

/** A message that waits, with a file of its own. */
export const item = (id: string): Item => ({
  id,
  at: NOW,
  state: 'waiting',
  form: 'contact',
  draft: 'contact',
  lang: 'en',
  title: 'Write to us',
  page: '/en/help#contact',
  isToConfirm: false,
  content: {
    attempt: id,
    action: '/en/send/contact',
    entries: [
      ['email', 'rima@example.org'],
      ['message', 'A question.'],
    ],
    typed: { message: ['A question.'] },
    files: [{ field: 'archive', name: 'a.zip', type: 'application/zip', id: null, at: NOW, part: 0 }],
  },
  reason: null,
  errors: {},
  reference: null,
})
