import { Box, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'

export type Figure = { label: string; value: string | number; to?: string; isAmiss?: boolean }

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: '1.2rem', margin: 0 } as const

/** The number stands first to the eye, what it is of first to whoever hears it. */
const UPSIDE_DOWN = { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' } as const

/** Numbers with what they are of, each of which leads to where something is done about it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl style={GRID}>
      {figures.map(({ label, value, to, isAmiss }) => (
        <div key={label} style={UPSIDE_DOWN}>
          <dt>
            {to ? (
              <Typography tag={Link} to={to} variant="pi" textColor="primary600" dir="auto">
                {label}
              </Typography>
            ) : (
              <Typography variant="pi" textColor="neutral600" dir="auto">
                {label}
              </Typography>
            )}
          </dt>
          <Box tag="dd" style={{ margin: 0 }}>
            <Typography variant="beta" textColor={isAmiss ? 'danger600' : 'neutral800'}>
              {value}
            </Typography>
          </Box>
        </div>
      ))}
    </dl>
  )
}
