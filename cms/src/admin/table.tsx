import { Th, Typography } from '@strapi/design-system'

/** The table of the admin keeps each cell on one line; what has this style breaks. */
export const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** The heads of the columns of a table, by their words. */
export function ColumnHeads({ words }: { words: readonly string[] }) {
  return words.map((word) => (
    <Th key={word}>
      <Typography variant="sigma">{word}</Typography>
    </Th>
  ))
}
