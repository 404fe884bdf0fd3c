import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = { title: string; children?: ReactNode; action?: ReactNode }

/** What went wrong, said at once. The framework's own alert always has a button that closes it, also where there is nothing to close. */
export function Trouble({ title, children, action }: Props) {
  return (
    <Box role="alert" background="danger100" borderColor="danger200" padding={4} hasRadius width="100%">
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography tag="p" dir="auto" fontWeight="bold">
          {title}
        </Typography>
        {children}
        {action}
      </Flex>
    </Box>
  )
}
