import { Flex, IconButton, Portal, Typography } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'

/** From this width on the form has room beside it; on narrower screens it lies above. */
const BESIDE = '68.75rem'

const WIDTH = 'min(46vw, 52rem)'

/** The form moves aside, and the list of types gives its room. */
const Room = createGlobalStyle`
  @media (min-width: ${BESIDE}) {
    #strapi { padding-inline-end: ${WIDTH}; }
    #strapi :has(> nav[aria-label]):not(:has(main)) { display: none; }
    #strapi :has(> :has(> nav[aria-label])):has(main) { grid-template-columns: 1fr; }
  }
`

const Place = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 4;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  background: ${({ theme }) => theme.colors.neutral0};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};

  @media (min-width: ${BESIDE}) {
    inline-size: ${WIDTH};
  }
`

type Props = { title: string; closeLabel: string; tools?: ReactNode; children: ReactNode; onClose: () => void }

/** What stands beside the form while it is written. It takes the focus when it opens. */
export function Dock({ title, closeLabel, tools, children, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <Portal>
      <Place dir={languages[adminLanguage()].dir} aria-label={title}>
        <Room />
        <Flex gap={3} padding={3} justifyContent="space-between" alignItems="center" wrap="wrap">
          <Typography ref={heading} tabIndex={-1} variant="delta" tag="h2">
            {title}
          </Typography>
          <Flex gap={2} wrap="wrap">
            {tools}
            <IconButton variant="ghost" label={closeLabel} onClick={onClose}>
              <Cross />
            </IconButton>
          </Flex>
        </Flex>
        {children}
      </Place>
    </Portal>
  )
}
