import { Th, Typography } from '@strapi/design-system'

/** The table of the admin keeps each cell on one line; a block with this style breaks its text, but is never so narrow that short words would break. */
export const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '12rem' } as const

/** The heads of the columns of a table, by their words. */
export function ColumnHeads({ words }: { words: readonly string[] }) {
  return words.map((word) => (
    <Th key={word}>
      <Typography variant="sigma">{word}</Typography>
    </Th>
  ))
}
