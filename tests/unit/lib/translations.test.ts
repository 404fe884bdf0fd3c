/** @jest-environment node */
import { getTranslations as makeTranslations } from 'next-intl/server'
import { getTranslations } from '@/lib/i18n/translations'

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }))

const make = jest.mocked<(scope: unknown) => Promise<unknown>>(makeTranslations)

beforeEach(() => make.mockReset())

test('the words of a language and namespace are made once', async () => {
  make.mockImplementation(async () => jest.fn())
  const words = await getTranslations({ locale: 'ar', namespace: 'search' })
  expect(await getTranslations({ locale: 'ar', namespace: 'search' })).toBe(words)
  expect(make).toHaveBeenCalledTimes(1)
  await getTranslations({ locale: 'de', namespace: 'search' })
  await getTranslations({ locale: 'ar', namespace: 'offline' })
  expect(make).toHaveBeenCalledTimes(3)
})

test('a text is put together once, and with each value anew', async () => {
  const say = jest.fn((key: string, values?: { count: number }) => `${key} ${values?.count ?? ''}`)
  make.mockResolvedValue(Object.assign(say, { has: (key: string) => key === 'title' }))
  const t = await getTranslations({ locale: 'en', namespace: 'events.list' })
  expect([t('title'), t('title'), t('less')]).toEqual(['title ', 'title ', 'less '])
  expect(say).toHaveBeenCalledTimes(2)
  expect([t('found', { count: 1 }), t('found', { count: 2 }), t('found', { count: 1 })]).toEqual(['found 1', 'found 2', 'found 1'])
  expect(t.has('title')).toBe(true)
})

test('what could not be made is made the next time', async () => {
  make.mockRejectedValueOnce(new Error('no file')).mockResolvedValue(() => 'words')
  await expect(getTranslations({ locale: 'de', namespace: 'search.types' })).rejects.toThrow('no file')
  const t = await getTranslations({ locale: 'de', namespace: 'search.types' })
  expect(t('articles')).toBe('words')
})
