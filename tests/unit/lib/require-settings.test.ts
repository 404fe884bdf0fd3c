/** @jest-environment node */
import { requireSettings } from '@/lib/env'

const SETTINGS = { LIMIT_SEARCHES: 'many', RECAPTCHA_SITE_KEY: 'a secret, by mistake' }

let exit: jest.SpyInstance
let said: string[]

beforeEach(() => {
  said = []
  exit = jest.spyOn(process, 'exit').mockImplementation()
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
})

afterEach(() => {
  for (const name of Object.keys(SETTINGS)) Reflect.deleteProperty(process.env, name)
  jest.restoreAllMocks()
})

test('settings that cannot be used end the process, each with a sentence that does not give its value away', () => {
  Object.assign(process.env, SETTINGS)
  requireSettings()
  expect(exit).toHaveBeenCalledWith(1)
  expect(said).toHaveLength(2)
  for (const [index, [name, value]] of Object.entries(SETTINGS).entries()) {
    expect(said[index]).toMatch(new RegExp(`^The setting ${name} cannot be used: .+`))
    expect(said[index]).not.toContain(value)
  }
})

test('with others it goes on', () => {
  requireSettings()
  expect(exit).not.toHaveBeenCalled()
  expect(said).toEqual([])
})
