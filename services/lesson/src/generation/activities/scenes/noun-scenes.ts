import { askingTheWay } from './asking-the-way.ts';
import { atTheCafe } from './at-the-cafe.ts';
import { atTheDoctors } from './at-the-doctors.ts';
import { atTheSupermarket } from './at-the-supermarket.ts';
import { inTheClothesShop } from './in-the-clothes-shop.ts';
import type { NounScene } from './scene.ts';
import { talkingAboutFamily } from './talking-about-family.ts';
import { viewingAFlat } from './viewing-a-flat.ts';

/** Of two that fit a lesson equally, the first is played. */
export const nounScenes: NounScene[] = [
  atTheCafe,
  atTheSupermarket,
  inTheClothesShop,
  askingTheWay,
  viewingAFlat,
  talkingAboutFamily,
  atTheDoctors,
];
