'use client'

import type { ReactNode } from 'react'
import { chooseDepartment } from './chosen-department'

type Props = { department: string; className: string; children: ReactNode }

/** Leads from the card of a department to the form, and chooses the department there. */
export function ApplyLink({ department, className, children }: Props) {
  return (
    <a href="#apply" className={className} onClick={() => chooseDepartment(department)}>
      {children}
    </a>
  )
}
