/** @jest-environment node */
import { requireSettings } from '@/lib/framework/process/require-settings'

const SETTINGS = { LIMIT_SEARCHES: 'many', RECAPTCHA_SITE_KEY: 'a secret, by mistake' }

let exit: jest.SpyInstance
let said: string[]

beforeEach(() => {
  said = []
  exit = jest.spyOn(process, 'exit').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})

afterEach(() => {
  for (const name of Object.keys(SETTINGS)) delete process.env[name]
  jest.restoreAllMocks()
})

// The settings are read once, so first the wrong ones.
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
