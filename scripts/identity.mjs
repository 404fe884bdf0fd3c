// Checks the colours of the identity and makes the pictures of it that the site serves: npm run identity
import { contrastsOf, contrastsOfMail } from '../lib/identity/contrast.mjs'
import { identity } from '../lib/identity/identity.mjs'
import { makePictures } from './identity/pictures.mjs'
import { Problem, report } from './lib/problem.mjs'

function checkContrast() {
  const all = [...Object.entries(identity.themes).map(([theme, tokens]) => [theme, contrastsOf(tokens)]), ['mail', contrastsOfMail(identity.mail)]]
  const weak = all.flatMap(([where, contrasts]) =>
    contrasts
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio, least }) => `  ${where}: ${pair} has ${ratio.toFixed(2)} to 1 and needs ${least}`),
  )
  if (weak.length > 0) throw new Problem(`Change these colours in identity/, then run the command again:\n${weak.join('\n')}`)
  console.log(`✓ Contrast: ${all.flatMap(([, contrasts]) => contrasts).length} pairs of colours meet WCAG AA.`)
}

try {
  checkContrast()
  for (const file of await makePictures(process.cwd())) console.log(`✓ ${file}`)
} catch (error) {
  report(error)
  process.exitCode = 1
}
