import { DesignSystemProvider } from '@strapi/design-system'
import { createRoot } from 'react-dom/client'
import { adminLanguage } from '../labels/language'
import { theme } from '../theme'
import type { Asked } from '.'
import { StepUp } from './StepUp'

let shown: Promise<boolean> | undefined

function show(asked: Asked, isRepeated: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = (hasConfirmed: boolean) => {
      root.unmount()
      place.remove()
      shown = undefined
      resolve(hasConfirmed)
    }
    root.render(
      <DesignSystemProvider theme={theme()} locale={adminLanguage()}>
        <StepUp asked={asked} isRepeated={isRepeated} onClose={close} />
      </DesignSystemProvider>,
    )
  })
}

/** Lays the question over the page, once at a time, and gives whether it was answered. */
export function showStepUp(asked: Asked, isRepeated: boolean): Promise<boolean> {
  shown ??= show(asked, isRepeated)
  return shown
}
