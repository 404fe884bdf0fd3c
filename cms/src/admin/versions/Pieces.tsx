import { Box, Typography } from '@strapi/design-system'
import type { Piece } from './differences'

const STYLES = {
  del: { background: '#fcecea', color: '#b72b1a' },
  ins: { background: '#eafbe7', color: '#2f6846', textDecoration: 'underline' },
} as const

/** One side of a difference; `mark` is how its own words are marked. */
export function Pieces({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: 'del' | 'ins' }) {
  return (
    <Box padding={2} background="neutral100" hasRadius>
      <Typography dir="auto" tag="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {pieces.map(({ text, isMarked }, index) =>
          isMarked ? (
            <Mark key={index} style={STYLES[Mark]}>
              {text}
            </Mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </Typography>
    </Box>
  )
}
