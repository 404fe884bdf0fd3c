/** The blocks of "Who we are" in the order in which they are shown. (Requirements, section 2, who-we-are) */
export const WHO_WE_ARE_BLOCKS = ['generalConcept', 'coreValues', 'vision', 'objectives', 'initiativeWorkMechanism', 'founders'] as const
