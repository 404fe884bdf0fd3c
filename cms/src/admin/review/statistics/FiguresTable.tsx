import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'

export type Figures = { key: string; label: string; values: readonly (number | string | null)[] }

type Props = { caption: string; head: readonly string[]; rows: readonly Figures[] }

/** Figures with what they are of. */
export function FiguresTable({ caption, head, rows }: Props) {
  return (
    <Table colCount={head.length} rowCount={rows.length + 1} aria-label={caption}>
      <Thead>
        <Tr>
          {head.map((words) => (
            <Th key={words}>
              <Typography variant="sigma" dir="auto" style={{ whiteSpace: 'normal' }}>
                {words}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, label, values }) => (
          <Tr key={key}>
            <Td>
              <Typography dir="auto" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
            </Td>
            {values.map((value, index) => (
              <Td key={head[index + 1]}>
                <Typography>{value ?? '–'}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
