import { SingleSelect, SingleSelectOption } from '@strapi/design-system'

type Props<T extends string> = { label: string; value: T; options: readonly T[]; nameOf: (option: T) => string; onChange: (value: T) => void }

/** A short list to choose one of. */
export function Choice<T extends string>({ label, value, options, nameOf, onChange }: Props<T>) {
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      value={value}
      onChange={(chosen) => {
        const option = options.find((each) => each === chosen)
        if (option) onChange(option)
      }}
    >
      {options.map((option) => (
        <SingleSelectOption key={option} value={option}>
          {nameOf(option)}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}
