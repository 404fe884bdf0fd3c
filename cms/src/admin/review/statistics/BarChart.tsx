import { Box } from '@strapi/design-system'
import { useId } from 'react'
import type { Group, Stretch } from '../../../review/statistics/summary'
import { languages } from '../../../rules/languages'
import { adminLanguage } from '../../labels/language'

export type Bar = { key: string | number; label: string; values: readonly [received: number, answered: number] }

const WIDTH = 960
const HEIGHT = 260
const BELOW = 40
const BESIDE = 44

/** Parted by a pattern too, not by colour alone. */
const RECEIVED = '#4945ff'
const ANSWERED = '#328048'

export const barsOf = (stretches: readonly Stretch[], labelOf: (from: number) => string): Bar[] =>
  stretches.map(({ from, received, accepted, rejected }) => ({ key: from, label: labelOf(from), values: [received, accepted + rejected] }))

/** The same two bars for each source of applications. */
export const barsOfGroups = (groups: readonly Group[], labelOf: (key: string) => string): Bar[] =>
  groups.map(({ key, received, answered }) => ({ key, label: labelOf(key), values: [received, answered] }))

/** The next number of a scale that is easy to read, and of which a half is a whole number of applications. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 4, 6, 10].map((step) => step * power).find((step) => step >= value) ?? value
}

type Props = { bars: readonly Bar[]; title: string; names: readonly [received: string, answered: string] }

/** Two bars for each stretch of time. It is a picture: whoever does not see it reads the table with the same figures. */
export function BarChart({ bars, title, names }: Props) {
  // A page has several.
  const pattern = useId()
  // Time runs from left to right in every language, a day is read as its language is.
  const { dir } = languages[adminLanguage()]
  const most = roundedUp(Math.max(1, ...bars.flatMap(({ values }) => values)))
  const slot = (WIDTH - BESIDE) / bars.length
  const width = Math.min(28, slot * 0.36)
  const heightOf = (value: number) => (value / most) * HEIGHT
  // So many labels fit beside each other.
  const every = Math.ceil(bars.length / 6)
  const lines = most < 2 ? [0, most] : [0, most / 2, most]
  return (
    // On a phone it is as wide as its words can be read, and moved sideways.
    <Box tabIndex={0} overflow="auto" dir="ltr">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW + 40}`}
        role="img"
        aria-label={title}
        style={{ width: '100%', minWidth: '72rem', height: 'auto' }}
        direction="ltr"
      >
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill={ANSWERED} />
            <rect width="2" height="6" fill="#ffffff" fillOpacity="0.45" />
          </pattern>
        </defs>
        <g fontSize="13" fill="currentColor">
          {names.map((name, index) => (
            <g key={name} transform={`translate(${BESIDE + index * 220} 4)`}>
              <rect width="14" height="14" fill={index === 0 ? RECEIVED : `url(#${pattern})`} />
              <text x="22" y="12">
                {name}
              </text>
            </g>
          ))}
        </g>
        <g transform="translate(0 36)" fontSize="13" fill="currentColor">
          {lines.map((value) => (
            <g key={value} transform={`translate(0 ${HEIGHT - heightOf(value)})`}>
              <line x1={BESIDE} x2={WIDTH} stroke="currentColor" strokeOpacity="0.2" />
              <text x={BESIDE - 8} y="4" textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {bars.map(({ key, label, values }, index) => (
            <g key={key} transform={`translate(${BESIDE + index * slot + slot / 2} 0)`}>
              {values.map((value, which) => (
                <rect
                  key={names[which]}
                  x={which === 0 ? -width - 1 : 1}
                  y={HEIGHT - heightOf(value)}
                  width={width}
                  height={heightOf(value)}
                  fill={which === 0 ? RECEIVED : `url(#${pattern})`}
                >
                  <title>{`${label} · ${names[which]}: ${value}`}</title>
                </rect>
              ))}
              {index % every === 0 && (
                <text y={HEIGHT + 22} textAnchor="middle" direction={dir}>
                  {label}
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
    </Box>
  )
}
