/** @jest-environment node */
import { readTicket } from '@/rules/ticket'

test.each([
  ['7K3FM-92QDX', 'as it is written'],
  ['7k3fm92qdx', 'in small letters'],
  [' ٧K3FM – 92QDX\n', 'with Arabic digits, another dash and spaces'],
  ['\u200e7K3FM-92QDX\u200e', 'copied out of Arabic text'],
])('%j is a ticket: %s', (typed) => expect(readTicket(typed)).toBe('7K3FM-92QDX'))

test.each(['', '7K3FM', '7K3FM-92QDX9', '7K3FM-92QD0', 'https://example.org', 'محمد'])('%j is none', (typed) => expect(readTicket(typed)).toBeNull())
