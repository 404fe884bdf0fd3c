import { articlesLife } from './scenes/articles-life.mjs';
import { articlesWorks } from './scenes/articles-works.mjs';
import { heroes } from './scenes/hero.mjs';
import { projects } from './scenes/projects.mjs';

export const collections = [
  { pictures: heroes, width: 1200, maxKb: 60 },
  { pictures: projects, width: 1200, maxKb: 40 },
  { pictures: { ...articlesWorks, ...articlesLife }, width: 1200, maxKb: 40 },
];
