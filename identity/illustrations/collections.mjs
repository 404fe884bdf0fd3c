import { about } from './scenes/about.mjs';
import { articlesLife } from './scenes/articles-life.mjs';
import { articlesMore } from './scenes/articles-more.mjs';
import { articlesWorks } from './scenes/articles-works.mjs';
import { eventsLearn } from './scenes/events-learn.mjs';
import { eventsMeet } from './scenes/events-meet.mjs';
import { eventsWork } from './scenes/events-work.mjs';
import { gallery } from './scenes/gallery.mjs';
import { heroes } from './scenes/hero.mjs';
import { og, pages } from './scenes/pages.mjs';
import { partners } from './scenes/partners.mjs';
import { portraits } from './scenes/portraits.mjs';
import { projects } from './scenes/projects.mjs';
import { reports } from './scenes/reports.mjs';

export const collections = [
  { pictures: heroes, width: 1200, maxKb: 60 },
  { pictures: projects, width: 1200, maxKb: 40 },
  { pictures: { ...eventsWork, ...eventsMeet, ...eventsLearn }, width: 1200, maxKb: 40 },
  { pictures: { ...articlesWorks, ...articlesLife, ...articlesMore }, width: 1200, maxKb: 40 },
  { pictures: about, width: 1000, maxKb: 40 },
  { pictures: { ...reports, ...gallery }, width: 1200, maxKb: 40 },
  { pictures: pages, width: 1500, maxKb: 40 },
  { pictures: portraits, width: 400, maxKb: 16 },
  { pictures: partners, width: 450, maxKb: 12 },
  { pictures: og, width: 1200, maxKb: 60 },
];
