import { mailTo } from '@/components/collaborate/mail-to'

test('spaces and letters of every language come through as mail programs read them', () => {
  expect(mailTo('info@example.org', 'Project idea')).toBe('mailto:info@example.org?subject=Project%20idea')
  expect(new URL(mailTo('info@example.org', 'فكرة & مشروع')).searchParams.get('subject')).toBe('فكرة & مشروع')
})
