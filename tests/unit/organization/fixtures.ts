import type { Office, Role } from '@/lib/entities/departments'

export function role(fields: Partial<Role> = {}): Role {
  return {
    id: 1,
    order: 1,
    name: 'Lama Shahin',
    title: 'Head of department',
    bio: null,
    image: null,
    linkedin: null,
    instagram: null,
    facebook: null,
    twitter: null,
    ...fields,
  }
}

export function office(fields: Partial<Office> = {}): Office {
  return {
    documentId: 'dep1',
    slug: 'engineering',
    title: 'Engineering',
    officeName: 'Engineering Office',
    description: null,
    order: 1,
    volunteersCount: 3,
    managers: 1,
    canJoinTo: false,
    roles: [role()],
    ...fields,
  }
}
