import { carFields } from '../../../i18n/en/car-fields.ts';
import { bulkEdit } from '../../../i18n/en/console/bulk-edit.ts';
import { carActions } from '../../../i18n/en/console/car-actions.ts';
import { carForm } from '../../../i18n/en/console/car-form.ts';
import { carImport } from '../../../i18n/en/console/car-import.ts';
import { cars } from '../../../i18n/en/console/cars.ts';
import { fleet } from '../../../i18n/en/fleet.ts';
import { addWords } from '../../../i18n/words.ts';

// What a car can be is called as renters read it.
addWords('fleet', fleet);
addWords('cars', cars);
addWords('carFields', carFields);
addWords('carForm', carForm);
addWords('carActions', carActions);
addWords('carImport', carImport);
addWords('bulkEdit', bulkEdit);
