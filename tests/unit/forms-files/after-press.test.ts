import { afterPress } from '@/components/shared/form/enhance/after-press'

test('what a press puts off runs after the click that ends it', async () => {
  const happened: string[] = []
  const whenReleased = afterPress()
  whenReleased(() => happened.push('left by key'))
  document.dispatchEvent(new Event('pointerdown'))
  whenReleased(() => happened.push('left by press'))
  document.dispatchEvent(new Event('pointerup'))
  happened.push('click')
  await new Promise((resolve) => setTimeout(resolve))
  whenReleased(() => happened.push('left again'))
  expect(happened).toEqual(['left by key', 'click', 'left by press', 'left again'])
})
