import { Box, Flex, Typography } from '@strapi/design-system'
import { useId } from 'react'

/** A part of the desk with its heading. */
export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <Box tag="section" background="neutral0" padding={5} hasRadius shadow="tableShadow" aria-labelledby={id}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography id={id} variant="delta" tag="h2" dir="auto">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  )
}
