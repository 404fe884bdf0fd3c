/** @jest-environment node */
import { getTranslations as makeTranslations } from 'next-intl/server'
import { getTranslations } from '@/lib/i18n/translations'

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }))

const make = jest.mocked<(scope: unknown) => Promise<unknown>>(makeTranslations)

beforeEach(() => make.mockReset())

test('the words of a language and namespace are made once', async () => {
  make.mockImplementation(async (scope) => scope)
  const words = await getTranslations({ locale: 'ar', namespace: 'search' })
  expect(await getTranslations({ locale: 'ar', namespace: 'search' })).toBe(words)
  expect(make).toHaveBeenCalledTimes(1)
  await getTranslations({ locale: 'de', namespace: 'search' })
  await getTranslations({ locale: 'ar', namespace: 'offline' })
  expect(make).toHaveBeenCalledTimes(3)
})

test('what could not be made is made the next time', async () => {
  make.mockRejectedValueOnce(new Error('no file')).mockResolvedValue('words')
  await expect(getTranslations({ locale: 'en', namespace: 'search' })).rejects.toThrow('no file')
  expect(await getTranslations({ locale: 'en', namespace: 'search' })).toBe('words')
})
