import { z } from 'zod'

/** Of the page in the frame, in its own pixels. A phone's screen is no higher than that. */
export const SCREENS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: Number.POSITIVE_INFINITY } } as const

export type Screen = keyof typeof SCREENS

export const SCREEN_NAMES = ['phone', 'desktop'] as const satisfies readonly Screen[]

/** Those of the site, the usual one first (lib/theme/themes.mjs). */
export const THEMES = ['oriental', 'light', 'dark'] as const

const schema = z.object({ screen: z.enum(SCREEN_NAMES).catch('phone'), theme: z.enum(THEMES).catch(THEMES[0]) })

export type Choices = z.output<typeof schema>

const KEY = 'imar-live-preview'

/** How this person looked at pages last; anything may stand in the store. */
export function storedChoices(): Choices {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return schema.parse({})
  }
}

export const storeChoices = (choices: Choices): void => localStorage.setItem(KEY, JSON.stringify(choices))
