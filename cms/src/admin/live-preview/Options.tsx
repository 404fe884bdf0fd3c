import { Flex, Radio, Typography } from '@strapi/design-system'
import { useId } from 'react'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'

type Props<T extends string> = { label: string; value: T; options: readonly T[]; nameOf: (option: T) => string; onChange: (value: T) => void }

/** A few things to choose one of, beside each other. */
export function Options<T extends string>({ label, value, options, nameOf, onChange }: Props<T>) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((each) => each === chosen)
    if (option) onChange(option)
  }
  return (
    <Flex gap={3} alignItems="center" wrap="wrap">
      <Typography id={id} variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        dir={languages[adminLanguage()].dir}
        style={{ flexDirection: 'row', flexWrap: 'wrap' }}
        onValueChange={choose}
      >
        {options.map((option) => (
          <Radio.Item key={option} value={option}>
            {nameOf(option)}
          </Radio.Item>
        ))}
      </Radio.Group>
    </Flex>
  )
}
