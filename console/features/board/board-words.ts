import { board } from '../../../i18n/en/console/board.ts';
import { cars } from '../../../i18n/en/console/cars.ts';
import { fleet } from '../../../i18n/en/fleet.ts';
import { addWords } from '../../../i18n/words.ts';

// What a car can be is called as renters read it, its state as in the fleet.
addWords('fleet', fleet);
addWords('cars', cars);
addWords('board', board);
