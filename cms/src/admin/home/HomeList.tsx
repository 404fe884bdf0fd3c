import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type Item = { key: string; to: string; name: string; beside?: ReactNode }

type Props = { title: string; items: readonly Item[]; none: string }

/** What somebody can go on with, each with a few words beside it. */
export function HomeList({ title, items, none }: Props) {
  return (
    <section aria-label={title}>
      <Typography tag="h3" fontWeight="semiBold" dir="auto">
        {title}
      </Typography>
      {items.length === 0 ? (
        <Typography tag="p" textColor="neutral600" dir="auto">
          {none}
        </Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
          {items.map(({ key, to, name, beside }) => (
            <Flex key={key} tag="li" justifyContent="space-between" gap={3} wrap="wrap">
              <Typography tag={Link} to={to} textColor="primary600" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <bdi>{name}</bdi>
              </Typography>
              {beside}
            </Flex>
          ))}
        </Flex>
      )}
    </section>
  )
}
