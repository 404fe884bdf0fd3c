import { Typography } from '@strapi/design-system'

/** What a page is for, below its title, in the look that the framework gives to plain texts alone. */
export const Subtitle = ({ children }: { children: string }) => (
  <Typography variant="epsilon" textColor="neutral600" tag="p" dir="auto">
    {children}
  </Typography>
)
