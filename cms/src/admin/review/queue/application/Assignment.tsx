import { Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import type { Desk } from '../../../../review/desk'
import { say } from '../words'

type Props = { desk: Desk; onAssign: (to: number | null) => Promise<unknown> }

const NOBODY = 'nobody'

/** In whose hands an application is. */
export function Assignment({ desk: { assigned, colleagues, me }, onAssign }: Props) {
  const known = assigned && !colleagues.some(({ id }) => id === assigned.id) ? [assigned, ...colleagues] : colleagues
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <SingleSelect
        aria-label={say('assigned')}
        value={assigned ? String(assigned.id) : NOBODY}
        onChange={(chosen) => void onAssign(chosen === NOBODY ? null : Number(chosen))}
      >
        <SingleSelectOption value={NOBODY}>{say('nobody')}</SingleSelectOption>
        {known.map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {assigned?.id !== me && (
        <Button variant="secondary" onClick={() => void onAssign(me)}>
          {say('takeIt')}
        </Button>
      )}
    </Flex>
  )
}
