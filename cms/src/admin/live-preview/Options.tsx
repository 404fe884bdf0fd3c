import { Flex, Typography } from '@strapi/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'

/** The browser's own: its arrow keys choose at once, however busy the page is. */
const Mark = styled.input`
  inline-size: 1.8rem;
  block-size: 1.8rem;
  margin: 0;
  accent-color: ${({ theme }) => theme.colors.primary600};
`

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 2.4rem;
  cursor: pointer;
`

type Props<T extends string> = { label: string; value: T; options: readonly T[]; nameOf: (option: T) => string; onChange: (value: T) => void }

/** A few things to choose one of, beside each other. */
export function Options<T extends string>({ label, value, options, nameOf, onChange }: Props<T>) {
  const id = useId()
  return (
    <Flex role="radiogroup" aria-labelledby={id} gap={3} alignItems="center" wrap="wrap">
      <Typography id={id} variant="pi" fontWeight="bold">
        {label}
      </Typography>
      {options.map((option) => (
        <Option key={option}>
          <Mark type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
          <Typography>{nameOf(option)}</Typography>
        </Option>
      ))}
    </Flex>
  )
}
