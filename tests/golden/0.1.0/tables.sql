BEGIN TRANSACTION;
CREATE TABLE choices (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind VARCHAR(64) NOT NULL,
            verb VARCHAR(64) NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL, c INTEGER NOT NULL,
            seat SMALLINT NOT NULL, maker VARCHAR(16) NOT NULL, stored INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, number)
        );
INSERT INTO "choices" VALUES('l-J6xDytnbfr',1,'turn','commit',28,62,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',2,'pass-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',3,'pass-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',4,'sprint-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',5,'turn','commit',44,89,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',6,'turn','commit',8,58,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',7,'turn','commit',27,52,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',8,'sprint-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',9,'turn','commit',41,57,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',10,'tackle-skill','skip',0,0,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',11,'turn','commit',9,87,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',12,'pass-skill','skip',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',13,'turn','commit',24,52,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',14,'pass-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',15,'turn','commit',40,89,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',16,'turn','commit',7,87,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',17,'sprint-skill','skip',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',18,'turn','commit',25,52,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',19,'turn','commit',43,63,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',20,'turn','commit',10,58,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',21,'turn','commit',23,62,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',22,'pass-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',23,'pass-skill','pass-ball',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',24,'sprint-skill','skip',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',25,'turn','commit',42,63,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',26,'pass-skill','skip',0,0,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',27,'turn','commit',6,58,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',28,'tackle-skill','skip',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',29,'turn','commit',26,52,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',30,'turn','commit',45,53,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',31,'tackle-skill','tackle',24,0,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',32,'result','apply',0,0,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',33,'guard','decline',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',34,'turn','commit',11,58,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',35,'tackle-skill','tackle',41,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',36,'result','apply',2,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',37,'keep','keep',73,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',38,'bottom','bottom',74,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',39,'keep','keep',120,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',40,'keep','keep',99,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',41,'keep','keep',118,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',42,'bottom','bottom',119,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',43,'keep','keep',71,0,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',44,'keep','keep',16,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',45,'freebooter','return',23,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',46,'freebooter','return',2,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('l-J6xDytnbfr',47,'turn','commit',36,57,0,2,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',1,'pitch','pitch',2,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',2,'team','team',15,2,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',3,'place','place',6,94,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',4,'place','place',7,158,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',5,'place','place',8,14,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',6,'place','place',9,174,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',7,'place','place',10,142,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',8,'place','place',11,46,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',9,'place','place',0,160,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',10,'place','place',1,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',11,'place','place',2,48,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',12,'place','place',3,32,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',13,'place','place',4,80,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',14,'place','place',5,112,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',15,'action','end-turn',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',16,'action','run',1,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',17,'run','run-to',1,33,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',18,'action','run',5,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',19,'run','run-to',5,67,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',20,'action','end-turn',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',21,'replace','discard',23,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',22,'action','run',6,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',23,'run','run-to',6,75,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',24,'action','run',10,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',25,'run','run-to',10,106,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',26,'action','run',8,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',27,'run','run-to',8,62,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',28,'replace','discard',22,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',29,'action','end-turn',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',30,'replace','discard',21,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',31,'action','run',7,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',32,'run','run-to',7,157,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',33,'action','run',11,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',34,'run','run-to',11,91,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',35,'action','run',8,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',36,'run','run-to',8,25,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',37,'replace','discard',20,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',38,'action','end-turn',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',39,'replace','discard',19,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',40,'action','run',7,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',41,'run','run-to',7,167,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',42,'action','run',8,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',43,'run','run-to',8,28,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',44,'action','run',9,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',45,'run','run-to',9,121,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',46,'replace','discard',24,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',47,'action','run',1,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',48,'run','run-to',1,85,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',49,'action','end-turn',0,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',50,'replace','discard',25,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',51,'action','run',7,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',52,'run','run-to',7,113,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',53,'action','mark',7,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',54,'mark','mark-to',7,82,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',55,'earned','decline',0,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',56,'action','run',11,0,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',57,'run','run-to',11,8,0,1,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',58,'replace','discard',17,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',59,'action','mark',2,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',60,'mark','mark-to',2,65,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('-hkJRhtKQAGl',61,'action','run',3,0,0,0,'person',1795053425);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',1,'place','place',6,158,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',2,'place','place',7,78,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',3,'place','place',8,110,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',4,'place','place',9,14,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',5,'place','place',10,174,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',6,'place','place',11,94,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',7,'place','place',0,48,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',8,'place','place',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',9,'place','place',2,64,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',10,'place','place',3,32,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',11,'place','place',4,96,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',12,'place','place',5,128,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',13,'action','end-turn',0,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',14,'action','run',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',15,'run','run-to',1,35,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',16,'action','run',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',17,'run','run-to',5,66,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',18,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',19,'replace','discard',23,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',20,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',21,'run','run-to',6,170,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',22,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',23,'run','run-to',8,139,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',24,'action','run',10,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',25,'run','run-to',10,122,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',26,'replace','discard',24,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',27,'action','run',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',28,'run','run-to',1,5,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',29,'action','run',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',30,'run','run-to',2,98,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',31,'action','run',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',32,'run','run-to',3,22,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',33,'replace','discard',21,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',34,'action','end-turn',0,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',35,'replace','discard',20,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',36,'action','run',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',37,'run','run-to',1,21,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',38,'action','run',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',39,'run','run-to',2,67,1,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',40,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',41,'run','run-to',4,81,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',42,'replace','discard',19,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',43,'action','run',10,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',44,'run','run-to',10,105,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',45,'action','run',7,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',46,'run','run-to',7,72,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',47,'action','run',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',48,'run','run-to',11,91,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',49,'replace','discard',18,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',50,'action','run',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',51,'run','run-to',5,130,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',52,'action','run',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',53,'run','run-to',2,19,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',54,'action','mark',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',55,'replace','discard',17,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',56,'action','mark',10,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',57,'action','block',7,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',58,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',59,'run','run-to',6,136,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',60,'claim','claim',25,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',61,'last','end-turn',0,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',62,'action','mark',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',63,'mark','mark-to',3,55,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',64,'action','reserves',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',65,'reserves','place',1,96,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',66,'earned','free',1,0,32,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',67,'run','run-to',1,145,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',68,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',69,'replace','discard',22,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',70,'action','run',9,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',71,'run','run-to',9,11,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',72,'action','block',10,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('xmN39P-YDD3H',73,'result','apply',1,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',1,'pitch','pitch',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',2,'place','place',6,78,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',3,'place','place',7,110,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',4,'place','place',8,174,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',5,'place','place',9,14,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',6,'place','place',10,158,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',7,'place','place',11,94,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',8,'place','place',12,46,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',9,'place','place',0,160,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',10,'place','place',1,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',11,'place','place',2,48,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',12,'place','place',3,32,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',13,'place','place',4,80,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',14,'place','place',5,112,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',15,'action','run',9,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',16,'run','run-to',9,42,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',17,'action','run',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',18,'run','run-to',11,29,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',19,'action','run',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',20,'run','run-to',12,44,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',21,'action','run',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',22,'run','run-to',0,115,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',23,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',24,'run','run-to',4,53,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',25,'action','run',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',26,'run','run-to',2,82,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',27,'replace','discard',23,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',28,'action','run',7,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',29,'run','run-to',7,58,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',30,'action','run',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',31,'run','run-to',11,123,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',32,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',33,'run','run-to',8,92,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',34,'replace','discard',22,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',35,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',36,'replace','discard',21,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',37,'action','run',9,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',38,'run','run-to',9,55,1,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',39,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',40,'run','run-to',8,40,1,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',41,'action','run',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',42,'run','run-to',12,90,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',43,'replace','discard',20,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',44,'action','run',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',45,'run','run-to',3,21,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',46,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',47,'run','run-to',4,132,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',48,'action','run',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',49,'run','run-to',5,84,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',50,'replace','discard',19,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',51,'action','run',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',52,'run','run-to',11,109,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',53,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',54,'run','run-to',8,34,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',55,'action','run',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',56,'run','run-to',12,23,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',57,'replace','discard',24,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',58,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',59,'run','run-to',4,160,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',60,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',61,'replace','discard',25,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',62,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',63,'run','run-to',6,108,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',64,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',65,'run','run-to',8,70,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',66,'action','mark',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',67,'mark','mark-to',8,68,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',68,'replace','discard',17,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',69,'action','mark',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',70,'mark','mark-to',0,83,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',71,'action','block',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',72,'claim','decline',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',73,'action','mark',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',74,'mark','mark-to',3,6,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',75,'replace','discard',15,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',76,'action','run',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',77,'run','run-to',11,10,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',78,'action','block',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',79,'result','apply',3,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',80,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',81,'run','run-to',6,150,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',82,'replace','discard',16,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',83,'action','mark',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',84,'mark','mark-to',5,70,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',85,'earned','free',5,3,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',86,'follow-up','stay',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',87,'action','run',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',88,'run','run-to',0,116,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',89,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',90,'run','run-to',4,132,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',91,'replace','discard',13,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',92,'action','run',7,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',93,'run','run-to',7,77,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',94,'action','sidestep',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',95,'sidestep','sidestep-to',12,38,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',96,'action','stand-up',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',97,'claim','decline',0,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',98,'replace','discard',18,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',99,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',100,'run','run-to',4,164,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',101,'action','mark',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',102,'mark','mark-to',3,21,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',103,'action','sidestep',3,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',104,'sidestep','sidestep-to',3,6,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',105,'replace','discard',12,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',106,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',107,'run','run-to',6,134,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',108,'action','run',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',109,'run','run-to',8,32,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',110,'action','mark',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',111,'mark','mark-to',6,149,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',112,'replace','discard',10,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',113,'action','mark',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',114,'mark','mark-to',0,134,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',115,'action','sidestep',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',116,'sidestep','sidestep-to',4,147,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',117,'action','run',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',118,'run','run-to',5,99,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',119,'replace','discard',11,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',120,'action','run',9,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',121,'run','run-to',9,27,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',122,'action','run',10,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',123,'run','run-to',10,170,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',124,'action','mark',8,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',125,'mark','mark-to',8,66,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',126,'replace','discard',8,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',127,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',128,'replace','discard',7,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',129,'action','run',9,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',130,'run','run-to',9,88,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',131,'action','sidestep',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',132,'sidestep','sidestep-to',6,166,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',133,'action','run',6,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',134,'run','run-to',6,123,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',135,'replace','discard',14,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',136,'action','sidestep',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',137,'sidestep','sidestep-to',2,98,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',138,'action','run',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',139,'run','run-to',4,145,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',140,'action','mark',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',141,'mark','mark-to',2,81,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',142,'replace','discard',5,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',143,'action','end-turn',0,0,0,1,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',144,'replace','discard',4,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',145,'action','mark',5,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',146,'mark','mark-to',5,82,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',147,'earned','free',5,3,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',148,'result','apply',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',149,'action','run',2,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',150,'run','run-to',2,147,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',151,'action','end-turn',0,0,0,0,'person',1795053426);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',152,'replace','discard',6,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',153,'action','run',7,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',154,'run','run-to',7,56,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',155,'action','mark',9,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',156,'mark','mark-to',9,119,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',157,'action','run',11,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',158,'run','run-to',11,19,1,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',159,'replace','discard',3,0,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',160,'action','run',5,0,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',161,'run','run-to',5,64,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',162,'action','block',0,0,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',163,'action','run',3,0,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',164,'run','run-to',3,58,0,0,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',165,'replace','discard',2,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',166,'action','throw',11,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',167,'throw','throw-to',11,12,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',168,'action','block',9,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',169,'action','run',11,0,0,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',170,'run','run-to',11,36,1,1,'person',1795053427);
INSERT INTO "choices" VALUES('GTzHHYITXRxY',171,'action','end-turn',0,0,0,0,'person',1795053427);
CREATE TABLE positions (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "positions" VALUES('l-J6xDytnbfr',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: reikland-reavers, skavenblight-scramblers, chaos-all-stars
week: 1
coin: 2
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
active: 2
reel: 3
hand 1: human-blitzer#6, human-catcher#7, human-blitzer#8, human-thrower#9, human-lineman#10, ogre#11
hand 2: skaven-gutter-runner#23, skaven-thrower#24, skaven-lineman#25, skaven-lineman#26, skaven-blitzer#27, skaven-gutter-runner#28
hand 3: chaos-lineman#40, beastman#41, beastman-thrower#42, chaos-lineman#43, chaos-lineman#44, chaos-warrior#45
deck 1: human-catcher#5, human-thrower#4, human-lineman#3, human-blitzer#2, human-lineman#1, human-lineman#0
deck 2: skaven-gutter-runner#22, skaven-lineman#21, rat-ogre#20, skaven-lineman#19, skaven-blitzer#18, skaven-thrower#17
deck 3: beastman-thrower#39, minotaur#38, beastman#37, chaos-lineman#36, beastman#35, chaos-warrior#34
discard 1: 
discard 2: 
discard 3: 
upgrades 1: jack-of-all-trades#16, gryphon-ade#15, recruiting-agent#14, product-endorsements#13, publicity-stunts#12
upgrades 2: eshin-assassination-coordinator#33, warpstone-souvenirs#32, swarm-tactics#31, professional-cheater#30, sewer-go-map#29
upgrades 3: changer-of-plays#50, winds-of-change#49, withering-workout#48, handy-mutation#47, writhing-tentacles#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: long-bomb-silver#100, freebooter-lineman-owa#99, freebooter-lineman-owa#98, the-death-roller#97, freebooter-thrower-owa#96, freebooter-blitzer-owa#95, spikey-mcspike#94, freebooter-runner-owa#93, marcus-siebermann#92, thornmane#91, griff-oberwald#90, deeproot-strongbranch#89, mighty-zug#88, cornelius-krieg#87, freebooter-runner-owa#86, skuff-whitebeard#85, grim-ironjaw#84, barik-farblast#83, morg-n-thorg-owa#82, jordell-freshbreeze#81, freebooter-blitzer-owa#80, eldril-sidewinder#79, aurora-silverleaf#78, slab#77, freebooter-thrower-owa#76
cwc-stars: freebooter-runner-cwc#75, freebooter-blitzer-cwc#74, freebooter-lineman-cwc#73, morkai-the-everchanging#72, one-ear#71, bork#70, smashjaw#69, crushface#68, morg-n-thorg-cwc#67, freebooter-runner-cwc#66, snotlobba#65, headsplitter#64, freebooter-thrower-cwc#63, varag-ghoulchewer#62, bloodhorn#61, hide-sneak#60, freebooter-thrower-cwc#59, lord-borak-the-despoiler#58, grashnak-blackhoof#57, freebooter-blitzer-cwc#56, niknik-yellowtail#55, bite-bite#54, freebooter-lineman-cwc#53, bone-crusher#52, blightmaw#51
staff: offensive-firepower#121, laying-the-smackdown#120, bloodthirsty-supporters#119, endorsement-deal#118, tackling-coach#117, team-apothecary#116, offensive-coordinator#115, the-best-players-in-the-league#114, cheating-coach#113, sprinting-coach#112, hired-wizard#111, hired-wizard#110, passing-coach#109, offensive-coordinator#108, passing-coach#107, team-merchandise-booths#106, cheating-coach#105, late-game-scoring-streak#104, team-apothecary#103, tackling-coach#102, sprinting-coach#101
highlights: bad-snap#150, pose-for-the-fans#149, razzle-dazzle#148, intentional-pounding#147, sideline-screamer#146, double-crossing-routes#145, personal-foul#144, cock-eye-blocked#143, unnecessary-roughness#142, over-the-middle#141, the-sneaky-weasel#140, gutter-run#139, the-tripline#138, all-out-blitz#137, heroic-leap#136, goal-line-plunge#135, double-down#134, super-juke#133, the-mousetrap#132, get-yer-head-in-the-game#131, illegal-procedure#130, the-rolling-cage#129, fleet-footed-flea-flicker#128, one-handed-grab#127, the-backstab-special#126, fumblerooski#125, right-in-the-jibblies#124, the-slobberknocker#123, knuckleduster-smear#122
spike-deck: the-spike-magazine-trophy#187, salary-cap-raised#186, more-sales-more-matches#185, the-blood-bowl#184
spike: the-dungeonbowl#188
box: all-star-conditioning#197, rivalry-week-kicks-off#196, referee-contract-dispute#195, violence-at-an-all-time-high#194, endurance-training#193, cursed-ball#192, weather-disrupts-match#191, flooding-causes-soggy-pitch#190, the-chaos-cup#189
pool: whistle#183, whistle#182, power-3#181, whistle#180, power-1#179, whistle#178, power-1#177, power-0#176, power-1#175, power-0#174, power-1#173, power-2#172, power-1#171, power-1#170, power-0#169, power-2#168, power-0#167, fan-2#166, power-1#165, whistle#164, power-1#163, power-1#162, fan-1#161, fan-1#160, whistle#159, fan-1#158, fan-1#157, power-3#156, power-2#155, power-2#154
aside: 
highlight 1: shank-yank#153
highlight 2: skullcracker-suite#152
highlight 3: unsportsmanlike-conduct#151
tournament:
agenda:
  scoreboard 0 0 0
  turn 2 0 0
decision: turn 2 turn-chosen 1 0
codes: commit:23:52:0 commit:23:53:0 commit:23:57:0 commit:23:58:0 commit:23:62:0 commit:23:63:0 commit:23:88:0 commit:24:52:0 commit:24:53:0 commit:24:57:0 commit:24:58:0 commit:24:62:0 commit:24:63:0 commit:24:88:0 commit:25:52:0 commit:25:53:0 commit:25:57:0 commit:25:58:0 commit:25:62:0 commit:25:63:0 commit:25:88:0 commit:26:52:0 commit:26:53:0 commit:26:57:0 commit:26:58:0 commit:26:62:0 commit:26:63:0 commit:26:88:0 commit:27:52:0 commit:27:53:0 commit:27:57:0 commit:27:58:0 commit:27:62:0 commit:27:63:0 commit:27:88:0 commit:28:52:0 commit:28:53:0 commit:28:57:0 commit:28:58:0 commit:28:62:0 commit:28:63:0 commit:28:88:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('l-J6xDytnbfr',20,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: reikland-reavers, skavenblight-scramblers, chaos-all-stars
week: 1
coin: 2
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
choices: 20
barrier: 20
active: 2
reel: 3
hand 1: human-blitzer#6, ogre#11
hand 2: skaven-gutter-runner#23, skaven-lineman#26
hand 3: beastman-thrower#42, chaos-warrior#45
deck 1: human-catcher#5, human-thrower#4, human-lineman#3, human-blitzer#2, human-lineman#1, human-lineman#0
deck 2: skaven-gutter-runner#22, skaven-lineman#21, rat-ogre#20, skaven-lineman#19, skaven-blitzer#18, skaven-thrower#17
deck 3: beastman-thrower#39, minotaur#38, beastman#37, chaos-lineman#36, beastman#35, chaos-warrior#34
discard 1: 
discard 2: 
discard 3: 
upgrades 1: jack-of-all-trades#16, gryphon-ade#15, recruiting-agent#14, product-endorsements#13, publicity-stunts#12
upgrades 2: eshin-assassination-coordinator#33, warpstone-souvenirs#32, swarm-tactics#31, professional-cheater#30, sewer-go-map#29
upgrades 3: changer-of-plays#50, winds-of-change#49, withering-workout#48, handy-mutation#47, writhing-tentacles#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: long-bomb-silver#100, freebooter-lineman-owa#99, freebooter-lineman-owa#98, the-death-roller#97, freebooter-thrower-owa#96, freebooter-blitzer-owa#95, spikey-mcspike#94, freebooter-runner-owa#93, marcus-siebermann#92, thornmane#91, griff-oberwald#90, deeproot-strongbranch#89, mighty-zug#88, cornelius-krieg#87, freebooter-runner-owa#86, skuff-whitebeard#85, grim-ironjaw#84, barik-farblast#83, morg-n-thorg-owa#82, jordell-freshbreeze#81, freebooter-blitzer-owa#80, eldril-sidewinder#79, aurora-silverleaf#78, slab#77, freebooter-thrower-owa#76
cwc-stars: freebooter-runner-cwc#75, freebooter-blitzer-cwc#74, freebooter-lineman-cwc#73, morkai-the-everchanging#72, one-ear#71, bork#70, smashjaw#69, crushface#68, morg-n-thorg-cwc#67, freebooter-runner-cwc#66, snotlobba#65, headsplitter#64, freebooter-thrower-cwc#63, varag-ghoulchewer#62, bloodhorn#61, hide-sneak#60, freebooter-thrower-cwc#59, lord-borak-the-despoiler#58, grashnak-blackhoof#57, freebooter-blitzer-cwc#56, niknik-yellowtail#55, bite-bite#54, freebooter-lineman-cwc#53, bone-crusher#52, blightmaw#51
staff: offensive-firepower#121, laying-the-smackdown#120, bloodthirsty-supporters#119, endorsement-deal#118, tackling-coach#117, team-apothecary#116, offensive-coordinator#115, the-best-players-in-the-league#114, cheating-coach#113, sprinting-coach#112, hired-wizard#111, hired-wizard#110, passing-coach#109, offensive-coordinator#108, passing-coach#107, team-merchandise-booths#106, cheating-coach#105, late-game-scoring-streak#104, team-apothecary#103, tackling-coach#102, sprinting-coach#101
highlights: bad-snap#150, pose-for-the-fans#149, razzle-dazzle#148, intentional-pounding#147, sideline-screamer#146, double-crossing-routes#145, personal-foul#144, cock-eye-blocked#143, unnecessary-roughness#142, over-the-middle#141, the-sneaky-weasel#140, gutter-run#139, the-tripline#138, all-out-blitz#137, heroic-leap#136, goal-line-plunge#135, double-down#134, super-juke#133, the-mousetrap#132, get-yer-head-in-the-game#131, illegal-procedure#130, the-rolling-cage#129, fleet-footed-flea-flicker#128, one-handed-grab#127, the-backstab-special#126, fumblerooski#125, right-in-the-jibblies#124, the-slobberknocker#123, knuckleduster-smear#122
spike-deck: the-spike-magazine-trophy#187, salary-cap-raised#186, more-sales-more-matches#185, the-blood-bowl#184
spike: the-dungeonbowl#188
box: all-star-conditioning#197, rivalry-week-kicks-off#196, referee-contract-dispute#195, violence-at-an-all-time-high#194, endurance-training#193, cursed-ball#192, weather-disrupts-match#191, flooding-causes-soggy-pitch#190, the-chaos-cup#189
pool: whistle#180, power-1#179, whistle#178, power-1#177, power-0#176, power-1#175, power-0#174, power-1#173, power-2#172, power-1#171, power-1#170, power-0#169, power-2#168, power-0#167, fan-2#166, power-1#165, whistle#164, power-1#163, power-1#162, fan-1#161, fan-1#160, whistle#159, fan-1#158, fan-1#157, power-3#156, power-2#155, power-2#154
aside: 
highlight 1: shank-yank#153
  left 2: skaven-blitzer#27 [whistle#183], skaven-thrower#24 [power-3#181], skaven-lineman#25
highlight 2: skullcracker-suite#152
  left 3: beastman#41 [whistle#182]
  right 1: human-blitzer#8, human-lineman#10
highlight 3: unsportsmanlike-conduct#151
  left 2: skaven-gutter-runner#28
  right 3: chaos-lineman#43
tournament:
  zone 1: human-thrower#9, human-catcher#7
  zone 3: chaos-lineman#44, chaos-lineman#40
agenda:
  scoreboard 0 0 0
  turn 2 0 0
decision: turn 2 turn-chosen 1 0
codes: commit:23:52:0 commit:23:62:0 commit:23:88:0 commit:26:52:0 commit:26:62:0 commit:26:88:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('l-J6xDytnbfr',40,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: reikland-reavers, skavenblight-scramblers, chaos-all-stars
week: 1
coin: 2
fans: 2, 3, 0
improvements-gained: 2, 2, 0
totals: 0, 6, 3
placing: 0, 1, 3
margin: 9, 3, 0
choices: 40
barrier: 40
passed: 7
reel: 3
scoring: 3
hand 1: 
hand 2: 
hand 3: 
deck 1: human-catcher#5, human-thrower#4, human-lineman#3, human-blitzer#2, human-lineman#1, human-lineman#0
deck 2: skaven-gutter-runner#22, skaven-lineman#21, rat-ogre#20, skaven-lineman#19, skaven-blitzer#18, skaven-thrower#17
deck 3: beastman-thrower#39, minotaur#38, beastman#37, chaos-lineman#36, beastman#35, chaos-warrior#34
discard 1: ogre#11, human-blitzer#6, human-lineman#10, human-blitzer#8
discard 2: skaven-lineman#26, skaven-lineman#25, skaven-thrower#24, skaven-blitzer#27
discard 3: beastman#41, chaos-warrior#45
upgrades 1: jack-of-all-trades#16, gryphon-ade#15, recruiting-agent#14, product-endorsements#13, publicity-stunts#12
upgrades 2: warpstone-souvenirs#32, swarm-tactics#31, professional-cheater#30, sewer-go-map#29
upgrades 3: changer-of-plays#50, winds-of-change#49, withering-workout#48, handy-mutation#47, writhing-tentacles#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: freebooter-lineman-owa#99, laying-the-smackdown#120
improvements 2: eshin-assassination-coordinator#33, freebooter-lineman-cwc#73
improvements 3: 
drawn 1: 
drawn 2: tackling-coach#117, endorsement-deal#118, bloodthirsty-supporters#119
drawn 3: 
owa-stars: freebooter-lineman-owa#98, the-death-roller#97, freebooter-thrower-owa#96, freebooter-blitzer-owa#95, spikey-mcspike#94, freebooter-runner-owa#93, marcus-siebermann#92, thornmane#91, griff-oberwald#90, deeproot-strongbranch#89, mighty-zug#88, cornelius-krieg#87, freebooter-runner-owa#86, skuff-whitebeard#85, grim-ironjaw#84, barik-farblast#83, morg-n-thorg-owa#82, jordell-freshbreeze#81, freebooter-blitzer-owa#80, eldril-sidewinder#79, aurora-silverleaf#78, slab#77, freebooter-thrower-owa#76, long-bomb-silver#100
cwc-stars: morkai-the-everchanging#72, one-ear#71, bork#70, smashjaw#69, crushface#68, morg-n-thorg-cwc#67, freebooter-runner-cwc#66, snotlobba#65, headsplitter#64, freebooter-thrower-cwc#63, varag-ghoulchewer#62, bloodhorn#61, hide-sneak#60, freebooter-thrower-cwc#59, lord-borak-the-despoiler#58, grashnak-blackhoof#57, freebooter-blitzer-cwc#56, niknik-yellowtail#55, bite-bite#54, freebooter-lineman-cwc#53, bone-crusher#52, blightmaw#51, freebooter-blitzer-cwc#74, freebooter-runner-cwc#75
staff: team-apothecary#116, offensive-coordinator#115, the-best-players-in-the-league#114, cheating-coach#113, sprinting-coach#112, hired-wizard#111, hired-wizard#110, passing-coach#109, offensive-coordinator#108, passing-coach#107, team-merchandise-booths#106, cheating-coach#105, late-game-scoring-streak#104, team-apothecary#103, tackling-coach#102, sprinting-coach#101, offensive-firepower#121
highlights: bad-snap#150, pose-for-the-fans#149, razzle-dazzle#148, intentional-pounding#147, sideline-screamer#146, double-crossing-routes#145, personal-foul#144, cock-eye-blocked#143, unnecessary-roughness#142, over-the-middle#141, the-sneaky-weasel#140, gutter-run#139, the-tripline#138, all-out-blitz#137, heroic-leap#136, goal-line-plunge#135, double-down#134, super-juke#133, the-mousetrap#132, get-yer-head-in-the-game#131, illegal-procedure#130, the-rolling-cage#129, fleet-footed-flea-flicker#128, one-handed-grab#127, the-backstab-special#126, fumblerooski#125, right-in-the-jibblies#124, the-slobberknocker#123, knuckleduster-smear#122
spike-deck: the-spike-magazine-trophy#187, salary-cap-raised#186, more-sales-more-matches#185, the-blood-bowl#184
spike: the-dungeonbowl#188
box: skullcracker-suite#152, shank-yank#153, all-star-conditioning#197, rivalry-week-kicks-off#196, referee-contract-dispute#195, violence-at-an-all-time-high#194, endurance-training#193, cursed-ball#192, weather-disrupts-match#191, flooding-causes-soggy-pitch#190, the-chaos-cup#189
pool: power-1#179, whistle#178, power-1#177, power-0#176, power-1#175, power-0#174, power-1#173, power-2#172, power-1#171, power-1#170, power-0#169, power-2#168, power-0#167, fan-2#166, power-1#165, whistle#164, power-1#163, power-1#162, fan-1#161, fan-1#160, whistle#159, fan-1#158, fan-1#157, power-3#156, power-2#155, power-2#154
aside: whistle#182, power-3#181, whistle#180, whistle#183
highlight 3: unsportsmanlike-conduct#151
  left 2: skaven-gutter-runner#28, skaven-gutter-runner#23 ball
  right 3: chaos-lineman#43, beastman-thrower#42
tournament:
  zone 1: human-thrower#9, human-catcher#7
  zone 3: chaos-lineman#44, chaos-lineman#40
note freebooter-blitzer-cwc#74: known 2
note freebooter-runner-cwc#75: known 2
note long-bomb-silver#100: known 1
note tackling-coach#117: owner 0
note endorsement-deal#118: owner 0
note bloodthirsty-supporters#119: owner 0
note offensive-firepower#121: known 1
note whistle#180: known 135
note power-3#181: known 135
note whistle#182: known 135
note whistle#183: known 135
agenda:
  week-end 0 0 0
  improve 0 0 0
  resolve 7 0 0
  clear 2 0 0
  pay-seat 2 1 0
decision: keep 2 kept 1 9473
codes: keep:117:0:0 keep:118:0:0 keep:119:0:0
');
INSERT INTO "positions" VALUES('-hkJRhtKQAGl',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
pitch: none
arena: none
coach-a: 2
active: none
turns: 0, 0
score: 0, 0
rookies: none
balls: none
spaces: -, -, -
hand 1: 
hand 2: 
deck: tie-them-up/raw-talent#25, tie-them-up/defensive-play#24, take-them-down/diving-tackle#23, take-them-down/blocking-play#22, spread-out/reserves#21, showboat-for-the-crowd/hail-mary-pass#20, show-us-a-completion/nerves-of-steel#19, show-us-a-completion/inspiration#18, show-them-how-its-done/the-kids-got-moxy#17, show-them-how-its-done/bladed-knuckle-dusters#16, show-no-fear/jump-up#15, play-as-a-team/tough-enough#14, play-as-a-team/inspiration#13, play-as-a-team/aggressive-mark#12, move-the-ball/raw-talent#11, move-the-ball/dodge#10, make-a-risky-throw/accurate-throw#9, get-together/reserves#8, get-the-ball/step-aside#7, get-the-ball/shadowing#6, get-moving/sprint#5, get-moving/aggressive-mark#4, free-up-the-ball/intervention#3, free-up-the-ball/blitz#2, break-some-bones/step-aside#1, break-some-bones/raw-talent#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
note tie-them-up/raw-talent#25: unseen
agenda:
  turn 2 0 0
  first-ball 1 0 0
  place 1 0 0
  place 2 0 0
  deal 0 0 0
  teams 1 15 2
decision: pitch 1 pitch-chosen 1 0
codes: pitch 0; pitch 1; pitch 2
');
INSERT INTO "positions" VALUES('-hkJRhtKQAGl',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: nurgle, chaos-chosen
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 1, 2
score: 0, 0
choices: 20
barrier: 20
rookies: none
players 1: lineman-1 a11, lineman-2 b3, lineman-3 a4, pestigor a3, bloater-1 a6, bloater-2 d5
players 2: beastman-1 o6, beastman-2 o10, beastman-3 o1, beastman-4 o11, chosen-blocker-1 o9, chosen-blocker-2 o3
balls: h6
spaces: free-up-the-ball/blitz#25, show-no-fear/jump-up#24, get-moving/aggressive-mark#23
hand 1: 
hand 2: 
deck: move-the-ball/dodge#22, take-them-down/blocking-play#21, take-them-down/diving-tackle#20, break-some-bones/raw-talent#19, show-us-a-completion/inspiration#18, play-as-a-team/tough-enough#17, show-them-how-its-done/bladed-knuckle-dusters#16, make-a-risky-throw/accurate-throw#15, get-moving/sprint#14, play-as-a-team/aggressive-mark#13, get-the-ball/shadowing#12, tie-them-up/raw-talent#11, show-us-a-completion/nerves-of-steel#10, tie-them-up/defensive-play#9, free-up-the-ball/intervention#8, break-some-bones/step-aside#7, get-the-ball/step-aside#6, spread-out/reserves#5, move-the-ball/raw-talent#4, play-as-a-team/inspiration#3, show-them-how-its-done/the-kids-got-moxy#2, showboat-for-the-crowd/hail-mary-pass#1, get-together/reserves#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
  menu 2 0 0
  emergency 2 0 0
  no-ball 2 0 0
  fill 2 0 0
decision: replace 2 replaced 2 0
codes: discard get-moving/aggressive-mark#23; discard show-no-fear/jump-up#24; discard free-up-the-ball/blitz#25
');
INSERT INTO "positions" VALUES('-hkJRhtKQAGl',40,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: nurgle, chaos-chosen
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 3, 4
score: 0, 0
choices: 40
barrier: 39
rookies: none
players 1: lineman-1 a11, lineman-2 b3, lineman-3 a4, pestigor a3, bloater-1 a6, bloater-2 d5
players 2: beastman-1 l5, beastman-2 n10, beastman-3 j2, beastman-4 o11, chosen-blocker-1 k7, chosen-blocker-2 l6
balls: h6
spaces: free-up-the-ball/blitz#25, show-no-fear/jump-up#24, show-us-a-completion/inspiration#18
hand 1: 
hand 2: 
deck: play-as-a-team/tough-enough#17, show-them-how-its-done/bladed-knuckle-dusters#16, make-a-risky-throw/accurate-throw#15, get-moving/sprint#14, play-as-a-team/aggressive-mark#13, get-the-ball/shadowing#12, tie-them-up/raw-talent#11, show-us-a-completion/nerves-of-steel#10, tie-them-up/defensive-play#9, free-up-the-ball/intervention#8, break-some-bones/step-aside#7, get-the-ball/step-aside#6, spread-out/reserves#5, move-the-ball/raw-talent#4, play-as-a-team/inspiration#3, show-them-how-its-done/the-kids-got-moxy#2, showboat-for-the-crowd/hail-mary-pass#1, get-together/reserves#0
discard: break-some-bones/raw-talent#19, take-them-down/diving-tackle#20, take-them-down/blocking-play#21, move-the-ball/dodge#22, get-moving/aggressive-mark#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 beastman-2 run
deed: actor 2/beastman-2, action run, balls h6, squares 6, from n10, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/beastman-2 0
codes: run-to 2/beastman-2 i4 0; run-to 2/beastman-2 j4 0; run-to 2/beastman-2 k4 0; run-to 2/beastman-2 l4 0; run-to 2/beastman-2 n4 0; run-to 2/beastman-2 o4 0; run-to 2/beastman-2 h5 0; run-to 2/beastman-2 i5 0; run-to 2/beastman-2 j5 0; run-to 2/beastman-2 k5 0; run-to 2/beastman-2 m5 0; run-to 2/beastman-2 n5 0; run-to 2/beastman-2 o5 0; run-to 2/beastman-2 h6 1; run-to 2/beastman-2 i6 0; run-to 2/beastman-2 j6 0; run-to 2/beastman-2 k6 0; run-to 2/beastman-2 m6 0; run-to 2/beastman-2 n6 0; run-to 2/beastman-2 o6 0; run-to 2/beastman-2 h7 0; run-to 2/beastman-2 i7 0; run-to 2/beastman-2 j7 0; run-to 2/beastman-2 l7 0; run-to 2/beastman-2 m7 0; run-to 2/beastman-2 n7 0; run-to 2/beastman-2 o7 0; run-to 2/beastman-2 h8 0; run-to 2/beastman-2 i8 0; run-to 2/beastman-2 j8 0; run-to 2/beastman-2 k8 0; run-to 2/beastman-2 l8 0; run-to 2/beastman-2 n8 0; run-to 2/beastman-2 o8 0; run-to 2/beastman-2 h9 0; run-to 2/beastman-2 i9 0; run-to 2/beastman-2 k9 0; run-to 2/beastman-2 l9 0; run-to 2/beastman-2 m9 0; run-to 2/beastman-2 n9 0; run-to 2/beastman-2 o9 0; run-to 2/beastman-2 h10 0; run-to 2/beastman-2 i10 0; run-to 2/beastman-2 j10 0; run-to 2/beastman-2 k10 0; run-to 2/beastman-2 l10 0; run-to 2/beastman-2 m10 0; run-to 2/beastman-2 n10 0; run-to 2/beastman-2 o10 0; run-to 2/beastman-2 h11 0; run-to 2/beastman-2 i11 0; run-to 2/beastman-2 j11 0; run-to 2/beastman-2 k11 0; run-to 2/beastman-2 l11 0; run-to 2/beastman-2 m11 0; run-to 2/beastman-2 n11 0
');
INSERT INTO "positions" VALUES('-hkJRhtKQAGl',60,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: nurgle, chaos-chosen
pitch: brazier
arena: none
coach-a: 2
active: 1
turns: 5, 5
score: 0, 0
choices: 60
barrier: 58
rookies: none
players 1: lineman-1 a11, lineman-2 f6, lineman-3 b5, pestigor a3, bloater-1 a6, bloater-2 d5
players 2: beastman-1 l5, beastman-2 c6, beastman-3 m2, beastman-4 j8, chosen-blocker-1 k7, chosen-blocker-2 i1
balls: h6
spaces: show-them-how-its-done/bladed-knuckle-dusters#16, make-a-risky-throw/accurate-throw#15, show-us-a-completion/inspiration#18
hand 1: 
hand 2: 
deck: get-moving/sprint#14, play-as-a-team/aggressive-mark#13, get-the-ball/shadowing#12, tie-them-up/raw-talent#11, show-us-a-completion/nerves-of-steel#10, tie-them-up/defensive-play#9, free-up-the-ball/intervention#8, break-some-bones/step-aside#7, get-the-ball/step-aside#6, spread-out/reserves#5, move-the-ball/raw-talent#4, play-as-a-team/inspiration#3, show-them-how-its-done/the-kids-got-moxy#2, showboat-for-the-crowd/hail-mary-pass#1, get-together/reserves#0
discard: play-as-a-team/tough-enough#17, free-up-the-ball/blitz#25, show-no-fear/jump-up#24, break-some-bones/raw-talent#19, take-them-down/diving-tackle#20, take-them-down/blocking-play#21, move-the-ball/dodge#22, get-moving/aggressive-mark#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 lineman-3 mark
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/pestigor; run 1/bloater-1; mark 1/lineman-2; mark 1/pestigor; mark 1/bloater-1; block 1/lineman-3; block 1/bloater-2; sidestep 1/lineman-3; sidestep 1/bloater-2; end-turn
');
INSERT INTO "positions" VALUES('JpqWpEa22qNI',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
pitch: none
arena: none
coach-a: 1
active: none
turns: 0, 0
score: 0, 0
rookies: none
balls: none
spaces: -, -, -
hand 1: 
hand 2: 
deck: tie-them-up/raw-talent#25, tie-them-up/defensive-play#24, take-them-down/diving-tackle#23, take-them-down/blocking-play#22, spread-out/reserves#21, showboat-for-the-crowd/hail-mary-pass#20, show-us-a-completion/nerves-of-steel#19, show-us-a-completion/inspiration#18, show-them-how-its-done/the-kids-got-moxy#17, show-them-how-its-done/bladed-knuckle-dusters#16, show-no-fear/jump-up#15, play-as-a-team/tough-enough#14, play-as-a-team/inspiration#13, play-as-a-team/aggressive-mark#12, move-the-ball/raw-talent#11, move-the-ball/dodge#10, make-a-risky-throw/accurate-throw#9, get-together/reserves#8, get-the-ball/step-aside#7, get-the-ball/shadowing#6, get-moving/sprint#5, get-moving/aggressive-mark#4, free-up-the-ball/intervention#3, free-up-the-ball/blitz#2, break-some-bones/step-aside#1, break-some-bones/raw-talent#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
note tie-them-up/raw-talent#25: unseen
agenda:
  turn 1 0 0
  first-ball 2 0 0
  place 2 0 0
  place 1 0 0
  deal 0 0 0
  teams 2 16 14
decision: pitch 2 pitch-chosen 2 0
codes: pitch 0; pitch 1; pitch 2
');
INSERT INTO "positions" VALUES('xmN39P-YDD3H',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, black-orc
rules: pitch=timber, arena=the-bone-pit
pitch: timber
arena: the-bone-pit
coach-a: 2
active: none
turns: 0, 0
score: 0, 0
rookies: none
players 1: lineman-1 reserves, lineman-2 reserves, lineman-3 reserves, runner reserves, blitzer reserves, troll-slayer reserves
players 2: goblin-1 reserves, goblin-2 reserves, goblin-3 reserves, black-orc-1 reserves, black-orc-2 reserves, black-orc-3 reserves
balls: none
spaces: play-as-a-team/tough-enough#25, play-as-a-team/aggressive-mark#24, take-them-down/blocking-play#23
hand 1: 
hand 2: 
deck: show-us-a-completion/nerves-of-steel#22, showboat-for-the-crowd/hail-mary-pass#21, get-together/reserves#20, move-the-ball/raw-talent#19, make-a-risky-throw/accurate-throw#18, get-the-ball/shadowing#17, show-them-how-its-done/bladed-knuckle-dusters#16, take-them-down/diving-tackle#15, free-up-the-ball/intervention#14, move-the-ball/dodge#13, play-as-a-team/inspiration#12, get-moving/aggressive-mark#11, free-up-the-ball/blitz#10, get-the-ball/step-aside#9, tie-them-up/defensive-play#8, break-some-bones/raw-talent#7, show-them-how-its-done/the-kids-got-moxy#6, get-moving/sprint#5, spread-out/reserves#4, tie-them-up/raw-talent#3, show-no-fear/jump-up#2, break-some-bones/step-aside#1, show-us-a-completion/inspiration#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
  turn 2 0 0
  first-ball 1 0 0
  place 1 0 0
decision: place 2 placed 2 0
codes: place 2/goblin-1 o1; place 2/goblin-1 o2; place 2/goblin-1 o3; place 2/goblin-1 o4; place 2/goblin-1 o5; place 2/goblin-1 o6; place 2/goblin-1 o7; place 2/goblin-1 o8; place 2/goblin-1 o9; place 2/goblin-1 o10; place 2/goblin-1 o11
');
INSERT INTO "positions" VALUES('xmN39P-YDD3H',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, black-orc
rules: pitch=timber, arena=the-bone-pit
pitch: timber
arena: the-bone-pit
coach-a: 2
active: 2
turns: 1, 2
score: 0, 0
choices: 20
barrier: 19
rookies: none
players 1: lineman-1 a4, lineman-2 d3, lineman-3 a5, runner a3, blitzer a7, troll-slayer c5
players 2: goblin-1 o10, goblin-2 o5, goblin-3 o7, black-orc-1 o1, black-orc-2 o11, black-orc-3 o6
balls: e4
spaces: play-as-a-team/tough-enough#25, play-as-a-team/aggressive-mark#24, show-us-a-completion/nerves-of-steel#22
hand 1: 
hand 2: 
deck: showboat-for-the-crowd/hail-mary-pass#21, get-together/reserves#20, move-the-ball/raw-talent#19, make-a-risky-throw/accurate-throw#18, get-the-ball/shadowing#17, show-them-how-its-done/bladed-knuckle-dusters#16, take-them-down/diving-tackle#15, free-up-the-ball/intervention#14, move-the-ball/dodge#13, play-as-a-team/inspiration#12, get-moving/aggressive-mark#11, free-up-the-ball/blitz#10, get-the-ball/step-aside#9, tie-them-up/defensive-play#8, break-some-bones/raw-talent#7, show-them-how-its-done/the-kids-got-moxy#6, get-moving/sprint#5, spread-out/reserves#4, tie-them-up/raw-talent#3, show-no-fear/jump-up#2, break-some-bones/step-aside#1, show-us-a-completion/inspiration#0
discard: take-them-down/blocking-play#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 goblin-1 run
deed: actor 2/goblin-1, action run, balls e4, traits 3, squares 6, from o10, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/goblin-1 0
codes: run-to 2/goblin-1 i4 0; run-to 2/goblin-1 j4 0; run-to 2/goblin-1 m4 0; run-to 2/goblin-1 n4 0; run-to 2/goblin-1 o4 0; run-to 2/goblin-1 i5 0; run-to 2/goblin-1 j5 0; run-to 2/goblin-1 k5 0; run-to 2/goblin-1 l5 0; run-to 2/goblin-1 m5 0; run-to 2/goblin-1 n5 0; run-to 2/goblin-1 i6 0; run-to 2/goblin-1 j6 0; run-to 2/goblin-1 k6 0; run-to 2/goblin-1 l6 0; run-to 2/goblin-1 m6 0; run-to 2/goblin-1 n6 0; run-to 2/goblin-1 i7 0; run-to 2/goblin-1 j7 0; run-to 2/goblin-1 k7 0; run-to 2/goblin-1 l7 0; run-to 2/goblin-1 m7 0; run-to 2/goblin-1 n7 0; run-to 2/goblin-1 i8 0; run-to 2/goblin-1 j8 0; run-to 2/goblin-1 k8 0; run-to 2/goblin-1 l8 0; run-to 2/goblin-1 m8 0; run-to 2/goblin-1 n8 0; run-to 2/goblin-1 o8 0; run-to 2/goblin-1 i9 0; run-to 2/goblin-1 j9 0; run-to 2/goblin-1 k9 0; run-to 2/goblin-1 l9 0; run-to 2/goblin-1 m9 0; run-to 2/goblin-1 n9 0; run-to 2/goblin-1 o9 0; run-to 2/goblin-1 i10 0; run-to 2/goblin-1 j10 0; run-to 2/goblin-1 k10 0; run-to 2/goblin-1 l10 0; run-to 2/goblin-1 m10 0; run-to 2/goblin-1 n10 0; run-to 2/goblin-1 o10 0; run-to 2/goblin-1 i11 0; run-to 2/goblin-1 j11 0; run-to 2/goblin-1 k11 0; run-to 2/goblin-1 l11 0; run-to 2/goblin-1 m11 0; run-to 2/goblin-1 n11 0
');
INSERT INTO "positions" VALUES('xmN39P-YDD3H',40,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, black-orc
rules: pitch=timber, arena=the-bone-pit
pitch: timber
arena: the-bone-pit
coach-a: 2
active: 1
turns: 3, 3
score: 0, 0
choices: 40
barrier: 35
rookies: none
players 1: lineman-1 a4, lineman-2 f2, lineman-3 d5, runner g2, blitzer a7, troll-slayer c5
players 2: goblin-1 k11, goblin-2 o5, goblin-3 l9, black-orc-1 o1, black-orc-2 k8, black-orc-3 o6
balls: 1 lineman-3
spaces: play-as-a-team/tough-enough#25, move-the-ball/raw-talent#19, show-us-a-completion/nerves-of-steel#22
hand 1: 
hand 2: 
deck: make-a-risky-throw/accurate-throw#18, get-the-ball/shadowing#17, show-them-how-its-done/bladed-knuckle-dusters#16, take-them-down/diving-tackle#15, free-up-the-ball/intervention#14, move-the-ball/dodge#13, play-as-a-team/inspiration#12, get-moving/aggressive-mark#11, free-up-the-ball/blitz#10, get-the-ball/step-aside#9, tie-them-up/defensive-play#8, break-some-bones/raw-talent#7, show-them-how-its-done/the-kids-got-moxy#6, get-moving/sprint#5, spread-out/reserves#4, tie-them-up/raw-talent#3, show-no-fear/jump-up#2, break-some-bones/step-aside#1, show-us-a-completion/inspiration#0
discard: get-together/reserves#20, showboat-for-the-crowd/hail-mary-pass#21, play-as-a-team/aggressive-mark#24, take-them-down/blocking-play#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 lineman-2 run, 1 lineman-3 run, 1 blitzer run
held-at-start: none
deed: actor 1/blitzer, action run, balls d5, traits 2048, squares 5, from a7, kinds run
agenda:
  menu 1 0 0
  settle 0 0 0
decision: run 1 run-chosen 1/blitzer 0
codes: run-to 1/blitzer a2 0; run-to 1/blitzer b2 0; run-to 1/blitzer c2 0; run-to 1/blitzer d2 0; run-to 1/blitzer e2 0; run-to 1/blitzer a3 0; run-to 1/blitzer b3 0; run-to 1/blitzer c3 0; run-to 1/blitzer d3 0; run-to 1/blitzer e3 0; run-to 1/blitzer b4 0; run-to 1/blitzer c4 0; run-to 1/blitzer d4 0; run-to 1/blitzer e4 0; run-to 1/blitzer f4 0; run-to 1/blitzer a5 0; run-to 1/blitzer b5 0; run-to 1/blitzer e5 0; run-to 1/blitzer f5 0; run-to 1/blitzer a6 0; run-to 1/blitzer b6 0; run-to 1/blitzer c6 0; run-to 1/blitzer d6 0; run-to 1/blitzer e6 0; run-to 1/blitzer f6 0; run-to 1/blitzer a7 0; run-to 1/blitzer b7 0; run-to 1/blitzer c7 0; run-to 1/blitzer d7 0; run-to 1/blitzer e7 0; run-to 1/blitzer f7 0; run-to 1/blitzer a8 0; run-to 1/blitzer b8 0; run-to 1/blitzer c8 0; run-to 1/blitzer f8 0; run-to 1/blitzer a9 0; run-to 1/blitzer b9 0; run-to 1/blitzer c9 0; run-to 1/blitzer d9 0; run-to 1/blitzer e9 0; run-to 1/blitzer f9 0; run-to 1/blitzer a10 0; run-to 1/blitzer b10 0; run-to 1/blitzer c10 0; run-to 1/blitzer d10 0; run-to 1/blitzer e10 0; run-to 1/blitzer f10 0; run-to 1/blitzer a11 0; run-to 1/blitzer b11 0; run-to 1/blitzer c11 0; run-to 1/blitzer d11 0; run-to 1/blitzer e11 0; run-to 1/blitzer f11 0
');
INSERT INTO "positions" VALUES('xmN39P-YDD3H',60,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, black-orc
rules: pitch=timber, arena=the-bone-pit
pitch: timber
arena: the-bone-pit
coach-a: 2
active: 2
turns: 4, 5
score: 0, 2
choices: 60
barrier: 60
rookies: none
players 1: lineman-1 a4, lineman-2 reserves, lineman-3 d2, runner g2, blitzer b6, troll-slayer c9
players 2: goblin-1 i9, goblin-2 i5, goblin-3 l9, black-orc-1 o1, black-orc-2 h5, black-orc-3 l6
balls: 1 lineman-3
spaces: -, show-them-how-its-done/bladed-knuckle-dusters#16, show-us-a-completion/nerves-of-steel#22
hand 1: 
hand 2: play-as-a-team/tough-enough#25
deck: take-them-down/diving-tackle#15, free-up-the-ball/intervention#14, move-the-ball/dodge#13, play-as-a-team/inspiration#12, get-moving/aggressive-mark#11, free-up-the-ball/blitz#10, get-the-ball/step-aside#9, tie-them-up/defensive-play#8, break-some-bones/raw-talent#7, show-them-how-its-done/the-kids-got-moxy#6, get-moving/sprint#5, spread-out/reserves#4, tie-them-up/raw-talent#3, show-no-fear/jump-up#2, break-some-bones/step-aside#1, show-us-a-completion/inspiration#0
discard: get-the-ball/shadowing#17, make-a-risky-throw/accurate-throw#18, move-the-ball/raw-talent#19, get-together/reserves#20, showboat-for-the-crowd/hail-mary-pass#21, play-as-a-team/aggressive-mark#24, take-them-down/blocking-play#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 goblin-1 run, 2 goblin-2 block, 2 black-orc-2 mark
claimed: 1
agenda:
decision: last 2 action-chosen 2 0
codes: end-turn
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: none
arena: none
coach-a: 2
active: none
turns: 0, 0
score: 0, 0
rookies: none
players 1: lineman-1 reserves, lineman-2 reserves, lineman-3 reserves, runner reserves, blitzer reserves, troll-slayer reserves
players 2: lineman-1 reserves, lineman-2 reserves, lineman-3 reserves, beer-boar reserves, berserker reserves, valkyrie reserves, ulfwerener reserves
balls: none
spaces: -, -, -
hand 1: 
hand 2: 
deck: tie-them-up/raw-talent#25, tie-them-up/defensive-play#24, take-them-down/diving-tackle#23, take-them-down/blocking-play#22, spread-out/reserves#21, showboat-for-the-crowd/hail-mary-pass#20, show-us-a-completion/nerves-of-steel#19, show-us-a-completion/inspiration#18, show-them-how-its-done/the-kids-got-moxy#17, show-them-how-its-done/bladed-knuckle-dusters#16, show-no-fear/jump-up#15, play-as-a-team/tough-enough#14, play-as-a-team/inspiration#13, play-as-a-team/aggressive-mark#12, move-the-ball/raw-talent#11, move-the-ball/dodge#10, make-a-risky-throw/accurate-throw#9, get-together/reserves#8, get-the-ball/step-aside#7, get-the-ball/shadowing#6, get-moving/sprint#5, get-moving/aggressive-mark#4, free-up-the-ball/intervention#3, free-up-the-ball/blitz#2, break-some-bones/step-aside#1, break-some-bones/raw-talent#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
note tie-them-up/raw-talent#25: unseen
agenda:
  turn 2 0 0
  first-ball 1 0 0
  place 1 0 0
  place 2 0 0
  deal 0 0 0
decision: pitch 1 pitch-chosen 1 0
codes: pitch 0; pitch 1; pitch 2
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 1
turns: 1, 1
score: 0, 0
choices: 20
barrier: 20
rookies: none
players 1: lineman-1 a11, lineman-2 a1, lineman-3 a4, runner a3, blitzer a6, troll-slayer a8
players 2: lineman-1 o5, lineman-2 o7, lineman-3 o11, beer-boar k3, berserker o10, valkyrie n2, ulfwerener m3
balls: h6
spaces: tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, take-them-down/diving-tackle#23
hand 1: 
hand 2: 
deck: show-us-a-completion/inspiration#22, spread-out/reserves#21, break-some-bones/raw-talent#20, show-them-how-its-done/the-kids-got-moxy#19, make-a-risky-throw/accurate-throw#18, move-the-ball/raw-talent#17, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, break-some-bones/step-aside#14, show-them-how-its-done/bladed-knuckle-dusters#13, play-as-a-team/tough-enough#12, get-the-ball/shadowing#11, move-the-ball/dodge#10, showboat-for-the-crowd/hail-mary-pass#9, take-them-down/blocking-play#8, get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/lineman-3; run 1/runner; run 1/blitzer; run 1/troll-slayer; end-turn
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',40,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 2, 3
score: 0, 0
choices: 40
barrier: 38
rookies: none
players 1: lineman-1 d8, lineman-2 a1, lineman-3 c6, runner a3, blitzer f4, troll-slayer a8
players 2: lineman-1 o5, lineman-2 k4, lineman-3 i3, beer-boar h4, berserker o10, valkyrie l8, ulfwerener m3
balls: 2 lineman-3
spaces: tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, break-some-bones/raw-talent#20
hand 1: 
hand 2: 
deck: show-them-how-its-done/the-kids-got-moxy#19, make-a-risky-throw/accurate-throw#18, move-the-ball/raw-talent#17, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, break-some-bones/step-aside#14, show-them-how-its-done/bladed-knuckle-dusters#13, play-as-a-team/tough-enough#12, get-the-ball/shadowing#11, move-the-ball/dodge#10, showboat-for-the-crowd/hail-mary-pass#9, take-them-down/blocking-play#8, get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 lineman-3 run, 2 beer-boar run
held-at-start: none
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/lineman-1; run 2/lineman-2; run 2/berserker; run 2/valkyrie; run 2/ulfwerener; mark 2/lineman-3; mark 2/beer-boar; throw 2/lineman-3; end-turn
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',60,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 4, 5
score: 0, 0
choices: 60
barrier: 60
rookies: none
players 1: lineman-1 d8, lineman-2 a1, lineman-3 c6, runner f2, blitzer a11, troll-slayer e6
players 2: lineman-1 o5, lineman-2 k4, lineman-3 c3, beer-boar h4, berserker o10, valkyrie n7, ulfwerener h2
balls: 2 lineman-3
spaces: tie-them-up/raw-talent#25, move-the-ball/raw-talent#17, make-a-risky-throw/accurate-throw#18
hand 1: 
hand 2: 
deck: get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, break-some-bones/step-aside#14, show-them-how-its-done/bladed-knuckle-dusters#13, play-as-a-team/tough-enough#12, get-the-ball/shadowing#11, move-the-ball/dodge#10, showboat-for-the-crowd/hail-mary-pass#9, take-them-down/blocking-play#8, get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
  menu 2 0 0
  emergency 2 0 0
  no-ball 2 0 0
  fill 2 0 0
decision: replace 2 replaced 2 0
codes: discard move-the-ball/raw-talent#17; discard make-a-risky-throw/accurate-throw#18; discard tie-them-up/raw-talent#25
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',80,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 5, 6
score: 0, 0
choices: 80
barrier: 78
rookies: none
players 1: lineman-1 d6, lineman-2 a1, lineman-3 c6, runner g1, blitzer a11, troll-slayer e6
players 2: lineman-1 m7, lineman-2 k4, lineman-3 e5 prone, beer-boar h4, berserker o10, valkyrie k1, ulfwerener h2
balls: f4
spaces: get-moving/aggressive-mark#16, break-some-bones/step-aside#14, make-a-risky-throw/accurate-throw#18
hand 1: 
hand 2: 
deck: show-them-how-its-done/bladed-knuckle-dusters#13, play-as-a-team/tough-enough#12, get-the-ball/shadowing#11, move-the-ball/dodge#10, showboat-for-the-crowd/hail-mary-pass#9, take-them-down/blocking-play#8, get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: free-up-the-ball/blitz#15, move-the-ball/raw-talent#17, tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 lineman-1 run, 2 valkyrie run, 2 ulfwerener block
barred: 2 ulfwerener
deed: actor 2/lineman-1, action run, balls f4, squares 6, from m7, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/lineman-1 0
codes: run-to 2/lineman-1 i1 0; run-to 2/lineman-1 j1 0; run-to 2/lineman-1 l1 0; run-to 2/lineman-1 m1 0; run-to 2/lineman-1 n1 0; run-to 2/lineman-1 o1 0; run-to 2/lineman-1 i2 0; run-to 2/lineman-1 j2 0; run-to 2/lineman-1 k2 0; run-to 2/lineman-1 l2 0; run-to 2/lineman-1 m2 0; run-to 2/lineman-1 n2 0; run-to 2/lineman-1 o2 0; run-to 2/lineman-1 g3 0; run-to 2/lineman-1 h3 0; run-to 2/lineman-1 i3 0; run-to 2/lineman-1 k3 0; run-to 2/lineman-1 l3 0; run-to 2/lineman-1 m3 0; run-to 2/lineman-1 n3 0; run-to 2/lineman-1 o3 0; run-to 2/lineman-1 g4 0; run-to 2/lineman-1 i4 0; run-to 2/lineman-1 j4 0; run-to 2/lineman-1 l4 0; run-to 2/lineman-1 n4 0; run-to 2/lineman-1 o4 0; run-to 2/lineman-1 g5 0; run-to 2/lineman-1 h5 0; run-to 2/lineman-1 i5 0; run-to 2/lineman-1 j5 0; run-to 2/lineman-1 k5 0; run-to 2/lineman-1 l5 0; run-to 2/lineman-1 m5 0; run-to 2/lineman-1 n5 0; run-to 2/lineman-1 o5 0; run-to 2/lineman-1 g6 0; run-to 2/lineman-1 h6 0; run-to 2/lineman-1 i6 0; run-to 2/lineman-1 j6 0; run-to 2/lineman-1 k6 0; run-to 2/lineman-1 l6 0; run-to 2/lineman-1 m6 0; run-to 2/lineman-1 n6 0; run-to 2/lineman-1 o6 0; run-to 2/lineman-1 g7 0; run-to 2/lineman-1 h7 0; run-to 2/lineman-1 i7 0; run-to 2/lineman-1 j7 0; run-to 2/lineman-1 k7 0; run-to 2/lineman-1 l7 0; run-to 2/lineman-1 m7 0; run-to 2/lineman-1 n7 0; run-to 2/lineman-1 o7 0; run-to 2/lineman-1 g8 0; run-to 2/lineman-1 h8 0; run-to 2/lineman-1 i8 0; run-to 2/lineman-1 j8 0; run-to 2/lineman-1 k8 0; run-to 2/lineman-1 l8 0; run-to 2/lineman-1 n8 0; run-to 2/lineman-1 o8 0; run-to 2/lineman-1 g9 0; run-to 2/lineman-1 h9 0; run-to 2/lineman-1 i9 0; run-to 2/lineman-1 k9 0; run-to 2/lineman-1 l9 0; run-to 2/lineman-1 m9 0; run-to 2/lineman-1 n9 0; run-to 2/lineman-1 o9 0; run-to 2/lineman-1 g10 0; run-to 2/lineman-1 h10 0; run-to 2/lineman-1 i10 0; run-to 2/lineman-1 j10 0; run-to 2/lineman-1 k10 0; run-to 2/lineman-1 l10 0; run-to 2/lineman-1 m10 0; run-to 2/lineman-1 n10 0; run-to 2/lineman-1 g11 0; run-to 2/lineman-1 h11 0; run-to 2/lineman-1 i11 0; run-to 2/lineman-1 j11 0; run-to 2/lineman-1 k11 0; run-to 2/lineman-1 l11 0; run-to 2/lineman-1 m11 0; run-to 2/lineman-1 n11 0; run-to 2/lineman-1 o11 0
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',100,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 1
turns: 7, 7
score: 0, 0
choices: 100
barrier: 98
rookies: none
players 1: lineman-1 e8, lineman-2 a1, lineman-3 c6, runner g1, blitzer e11, troll-slayer g5
players 2: lineman-1 g10, lineman-2 n5, lineman-3 e5, beer-boar i3, berserker o10, valkyrie k1, ulfwerener g3
balls: f4
spaces: play-as-a-team/tough-enough#12, break-some-bones/step-aside#14, get-the-ball/shadowing#11
hand 1: 
hand 2: 
deck: move-the-ball/dodge#10, showboat-for-the-crowd/hail-mary-pass#9, take-them-down/blocking-play#8, get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: make-a-risky-throw/accurate-throw#18, show-them-how-its-done/bladed-knuckle-dusters#13, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, move-the-ball/raw-talent#17, tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 blitzer run
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/lineman-3; run 1/runner; run 1/troll-slayer; mark 1/lineman-1; mark 1/lineman-3; mark 1/runner; mark 1/blitzer; mark 1/troll-slayer; end-turn
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',120,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 2
turns: 8, 9
score: 0, 0
choices: 120
barrier: 119
rookies: none
players 1: lineman-1 g9, lineman-2 a1, lineman-3 c6, runner g1, blitzer d10, troll-slayer d7
players 2: lineman-1 f10, lineman-2 n5, lineman-3 a3, beer-boar i3, berserker o10, valkyrie k1, ulfwerener g3
balls: f4
spaces: showboat-for-the-crowd/hail-mary-pass#9, break-some-bones/step-aside#14, take-them-down/blocking-play#8
hand 1: 
hand 2: 
deck: get-the-ball/step-aside#7, free-up-the-ball/intervention#6, tie-them-up/defensive-play#5, show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: get-the-ball/shadowing#11, move-the-ball/dodge#10, play-as-a-team/tough-enough#12, make-a-risky-throw/accurate-throw#18, show-them-how-its-done/bladed-knuckle-dusters#13, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, move-the-ball/raw-talent#17, tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 beer-boar run
deed: actor 2/beer-boar, action run, balls f4, traits 16777216, squares 5, from i3, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/beer-boar 0
codes: run-to 2/beer-boar i1 0; run-to 2/beer-boar j1 0; run-to 2/beer-boar l1 0; run-to 2/beer-boar m1 0; run-to 2/beer-boar n1 0; run-to 2/beer-boar d2 1; run-to 2/beer-boar e2 1; run-to 2/beer-boar i2 0; run-to 2/beer-boar j2 0; run-to 2/beer-boar k2 0; run-to 2/beer-boar l2 0; run-to 2/beer-boar m2 0; run-to 2/beer-boar n2 0; run-to 2/beer-boar d3 0; run-to 2/beer-boar d3 1; run-to 2/beer-boar e3 0; run-to 2/beer-boar e3 1; run-to 2/beer-boar h3 0; run-to 2/beer-boar h3 1; run-to 2/beer-boar i3 0; run-to 2/beer-boar k3 0; run-to 2/beer-boar l3 0; run-to 2/beer-boar m3 0; run-to 2/beer-boar n3 0; run-to 2/beer-boar d4 0; run-to 2/beer-boar d4 1; run-to 2/beer-boar e4 0; run-to 2/beer-boar e4 1; run-to 2/beer-boar f4 1; run-to 2/beer-boar g4 0; run-to 2/beer-boar g4 1; run-to 2/beer-boar h4 0; run-to 2/beer-boar h4 1; run-to 2/beer-boar i4 0; run-to 2/beer-boar j4 0; run-to 2/beer-boar k4 0; run-to 2/beer-boar l4 0; run-to 2/beer-boar n4 0; run-to 2/beer-boar e5 0; run-to 2/beer-boar e5 1; run-to 2/beer-boar f5 0; run-to 2/beer-boar f5 1; run-to 2/beer-boar g5 0; run-to 2/beer-boar g5 1; run-to 2/beer-boar h5 0; run-to 2/beer-boar h5 1; run-to 2/beer-boar i5 0; run-to 2/beer-boar j5 0; run-to 2/beer-boar k5 0; run-to 2/beer-boar l5 0; run-to 2/beer-boar m5 0; run-to 2/beer-boar f6 0; run-to 2/beer-boar f6 1; run-to 2/beer-boar g6 0; run-to 2/beer-boar g6 1; run-to 2/beer-boar h6 0; run-to 2/beer-boar h6 1; run-to 2/beer-boar i6 0; run-to 2/beer-boar j6 0; run-to 2/beer-boar k6 0; run-to 2/beer-boar l6 0; run-to 2/beer-boar m6 0; run-to 2/beer-boar n6 0; run-to 2/beer-boar f7 0; run-to 2/beer-boar g7 0; run-to 2/beer-boar h7 0; run-to 2/beer-boar i7 0; run-to 2/beer-boar j7 0; run-to 2/beer-boar k7 0; run-to 2/beer-boar l7 0; run-to 2/beer-boar m7 0; run-to 2/beer-boar n7 0; run-to 2/beer-boar i8 0; run-to 2/beer-boar j8 0; run-to 2/beer-boar k8 0; run-to 2/beer-boar l8 0; run-to 2/beer-boar n8 0
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',140,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 1
turns: 10, 10
score: 0, 0
choices: 140
barrier: 135
rookies: none
players 1: lineman-1 g9, lineman-2 a1, lineman-3 c7, runner g1, blitzer b10, troll-slayer d7
players 2: lineman-1 l8, lineman-2 n5, lineman-3 c5, beer-boar i6, berserker k11, valkyrie k1, ulfwerener g3
balls: f4
spaces: showboat-for-the-crowd/hail-mary-pass#9, tie-them-up/defensive-play#5, free-up-the-ball/intervention#6
hand 1: 
hand 2: 
deck: show-no-fear/jump-up#4, get-moving/sprint#3, play-as-a-team/aggressive-mark#2, get-together/reserves#1, play-as-a-team/inspiration#0
discard: break-some-bones/step-aside#14, get-the-ball/step-aside#7, take-them-down/blocking-play#8, get-the-ball/shadowing#11, move-the-ball/dodge#10, play-as-a-team/tough-enough#12, make-a-risky-throw/accurate-throw#18, show-them-how-its-done/bladed-knuckle-dusters#13, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, move-the-ball/raw-talent#17, tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 lineman-3 mark sidestep, 1 blitzer run
deed: actor 1/lineman-3, action mark, balls f4, squares 2, from c7, kinds mark sidestep
agenda:
  menu 1 0 0
  settle 0 0 0
decision: mark 1 mark-chosen 1/lineman-3 0
codes: mark-to 1/lineman-3 b6 0; mark-to 1/lineman-3 c6 0; mark-to 1/lineman-3 d6 0
');
INSERT INTO "positions" VALUES('GTzHHYITXRxY',160,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, norse
pitch: brazier
arena: none
coach-a: 2
active: 1
turns: 12, 12
score: 0, 0
choices: 160
barrier: 159
rookies: none
players 1: lineman-1 g9, lineman-2 a1, lineman-3 d10, runner g1, blitzer b10, troll-slayer c6
players 2: lineman-1 l8, lineman-2 i4, lineman-3 c5 prone, beer-boar h8, berserker k11, valkyrie d2, ulfwerener g3
balls: 2 valkyrie
spaces: showboat-for-the-crowd/hail-mary-pass#9, get-together/reserves#1, play-as-a-team/aggressive-mark#2
hand 1: 
hand 2: 
deck: play-as-a-team/inspiration#0
discard: get-moving/sprint#3, free-up-the-ball/intervention#6, show-no-fear/jump-up#4, tie-them-up/defensive-play#5, break-some-bones/step-aside#14, get-the-ball/step-aside#7, take-them-down/blocking-play#8, get-the-ball/shadowing#11, move-the-ball/dodge#10, play-as-a-team/tough-enough#12, make-a-risky-throw/accurate-throw#18, show-them-how-its-done/bladed-knuckle-dusters#13, get-moving/aggressive-mark#16, free-up-the-ball/blitz#15, move-the-ball/raw-talent#17, tie-them-up/raw-talent#25, show-us-a-completion/nerves-of-steel#24, show-them-how-its-done/the-kids-got-moxy#19, break-some-bones/raw-talent#20, spread-out/reserves#21, show-us-a-completion/inspiration#22, take-them-down/diving-tackle#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 troll-slayer run
deed: actor 1/troll-slayer, action run, balls d2, holders 2/valkyrie, squares 5, from c6, kinds run
agenda:
  menu 1 0 0
  settle 0 0 0
decision: run 1 run-chosen 1/troll-slayer 0
codes: run-to 1/troll-slayer b1 0; run-to 1/troll-slayer a2 0; run-to 1/troll-slayer b2 0; run-to 1/troll-slayer a3 0; run-to 1/troll-slayer b3 0; run-to 1/troll-slayer a4 0; run-to 1/troll-slayer b4 0; run-to 1/troll-slayer d4 0; run-to 1/troll-slayer e4 0; run-to 1/troll-slayer a5 0; run-to 1/troll-slayer b5 0; run-to 1/troll-slayer d5 0; run-to 1/troll-slayer e5 0; run-to 1/troll-slayer f5 0; run-to 1/troll-slayer g5 0; run-to 1/troll-slayer a6 0; run-to 1/troll-slayer b6 0; run-to 1/troll-slayer c6 0; run-to 1/troll-slayer d6 0; run-to 1/troll-slayer e6 0; run-to 1/troll-slayer f6 0; run-to 1/troll-slayer g6 0; run-to 1/troll-slayer h6 0; run-to 1/troll-slayer a7 0; run-to 1/troll-slayer b7 0; run-to 1/troll-slayer c7 0; run-to 1/troll-slayer d7 0; run-to 1/troll-slayer e7 0; run-to 1/troll-slayer f7 0; run-to 1/troll-slayer a8 0; run-to 1/troll-slayer b8 0; run-to 1/troll-slayer d8 0; run-to 1/troll-slayer e8 0; run-to 1/troll-slayer f8 0; run-to 1/troll-slayer a9 0; run-to 1/troll-slayer b9 0; run-to 1/troll-slayer c9 0; run-to 1/troll-slayer d9 0; run-to 1/troll-slayer e9 0; run-to 1/troll-slayer a10 0; run-to 1/troll-slayer c10 0; run-to 1/troll-slayer e10 0; run-to 1/troll-slayer f10 0; run-to 1/troll-slayer g10 0; run-to 1/troll-slayer a11 0; run-to 1/troll-slayer b11 0; run-to 1/troll-slayer c11 0; run-to 1/troll-slayer d11 0; run-to 1/troll-slayer e11 0; run-to 1/troll-slayer f11 0; run-to 1/troll-slayer g11 0
');
CREATE TABLE reports (
            id VARCHAR(32) PRIMARY KEY, table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            number INTEGER NOT NULL, words TEXT NOT NULL, position TEXT NOT NULL, created INTEGER NOT NULL
        );
CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            token_hash VARCHAR(64) NOT NULL, bot VARCHAR(32) NOT NULL, label VARCHAR(64) NOT NULL,
            standing TEXT NOT NULL, word VARCHAR(64), PRIMARY KEY (table_id, seat)
        );
INSERT INTO "seats" VALUES('l-J6xDytnbfr',0,'339a795c19d48ced1a58c30ae739686848931369aa82672aacd95fc29091fd93','','','{}',NULL);
INSERT INTO "seats" VALUES('l-J6xDytnbfr',1,'85be8fe5b855f56d3e141e57d391db5c77819955db1b3c7191d365922aff11de','','','{}',NULL);
INSERT INTO "seats" VALUES('l-J6xDytnbfr',2,'e2301428038e7e5222d6da4f21518186406cd18e5bf0914be553c69cc6537009','','','{}',NULL);
INSERT INTO "seats" VALUES('l-J6xDytnbfr',-1,'b6e19950bcceecf7918e14ca2d88c9b245a159048d70ff5f9ed73c6139df752e','','','{}',NULL);
INSERT INTO "seats" VALUES('l-J6xDytnbfr',7,'03b1c8a25f23de8be357e80d824a721c4396316e350b00235264ee7fd5e9b1c0','','','{}',NULL);
INSERT INTO "seats" VALUES('-hkJRhtKQAGl',0,'ff8db48c860229c4ae6cfaaf5e1ebb9133d7269ec947a7a5f1fd6fa59c003acd','','','{}',NULL);
INSERT INTO "seats" VALUES('-hkJRhtKQAGl',1,'489348a4d8fb7640b754d1342635973533e69005ac6ef7bb700b10f8acb60197','','','{}',NULL);
INSERT INTO "seats" VALUES('-hkJRhtKQAGl',-1,'37d779a4ab56e33aecd78ce80a005fcf832073607f7b23bde7974debde43f173','','','{}',NULL);
INSERT INTO "seats" VALUES('-hkJRhtKQAGl',7,'3329b94259fa2d50b4d0d049d8b93160c1658b128ff5f8c59840045b15aa8b0d','','','{}',NULL);
INSERT INTO "seats" VALUES('JpqWpEa22qNI',0,'f915ec8390fa35f43c8592dfd506e8ecdd32424eccb2577a4881ef0ff9868f20','','','{}',NULL);
INSERT INTO "seats" VALUES('JpqWpEa22qNI',1,'f7ddc3383ef1eb17965d43c4c62cc9614b3c035332a9659f65b0085a214bb2f1','','','{}',NULL);
INSERT INTO "seats" VALUES('JpqWpEa22qNI',-1,'60fac7b062b0e93366cdf7f25c95f047dd2b175f1970bc7f205316c18dbcdf17','','','{}',NULL);
INSERT INTO "seats" VALUES('JpqWpEa22qNI',7,'062de093a94c2b6f89f6628ce72f826e9b428a9e49fcc7e157a6eb2f0ed18bb6','','','{}',NULL);
INSERT INTO "seats" VALUES('xmN39P-YDD3H',0,'fca635d2bca5b8092e4f13ebcaac05ce83215aaaeed01d9c903c5c72f2dafe4a','','','{}',NULL);
INSERT INTO "seats" VALUES('xmN39P-YDD3H',1,'b3024decc87d619905cb47d69982a17c448350c89558884ab83a5b148ae26edb','','','{}',NULL);
INSERT INTO "seats" VALUES('xmN39P-YDD3H',-1,'79d6ae0673ef9dc7ed886d1f3c101b2dc3a0537bba9bd151ec8ba89c002494bb','','','{}',NULL);
INSERT INTO "seats" VALUES('xmN39P-YDD3H',7,'596488bf4b6ef3e6fb750b0dd9e714044fbab93ea12a9863df1b775bfa8f22ab','','','{}',NULL);
INSERT INTO "seats" VALUES('GTzHHYITXRxY',0,'86a869348af5d8e50225c4d01518721791c196fb0d0f62717125d7bbd4129824','','','{}',NULL);
INSERT INTO "seats" VALUES('GTzHHYITXRxY',1,'4ccfaae9aa28915e68a53e9f5f5f8367bf2954c27315a73fd155430b05aae5b4','','','{}',NULL);
INSERT INTO "seats" VALUES('GTzHHYITXRxY',-1,'d1ad2566dc9506a6464f399f618e9f4c2b95ded36ae41104d48d29c198ead89e','','','{}',NULL);
INSERT INTO "seats" VALUES('GTzHHYITXRxY',7,'aef89c7163fe42abf51a3a04fe0190f242a23b69c83699936aa5d0921fa46b47','','','{}',NULL);
CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY, game VARCHAR(64) NOT NULL, setting TEXT NOT NULL, seed BLOB NOT NULL,
            commitment VARCHAR(64) NOT NULL, version VARCHAR(32) NOT NULL, digest VARCHAR(64) NOT NULL,
            created INTEGER NOT NULL, finished BOOLEAN NOT NULL
        , secret BLOB, clock INTEGER NOT NULL DEFAULT 0, base TEXT NOT NULL DEFAULT '', lesson VARCHAR(32) NOT NULL DEFAULT '', replay TEXT NOT NULL DEFAULT '', changed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('l-J6xDytnbfr','team-manager','{"seats":3,"teams":[],"rules":[],"first":-1}',X'B895282B915F12891A71F9C09D7256A630CFD4FE463B2D53655AB9835C17F99D','5ce6fe8ede1ea48797ef458fab08f50fe655968386e63e118d31f97b3da81115','0.1.0','6f53f59cbac296742e997f9031f9ff2a',1795053425,0,NULL,0,'','','',1795053425);
INSERT INTO "tables" VALUES('-hkJRhtKQAGl','blitz-bowl','{"seats":2,"teams":[],"rules":[],"first":-1}',X'C46A5DC1F376457146465B78317D5CF04A6CCE96143D89E2CC38321DC799261A','e9fdae740ce7e5e8577c3a686d8928345b9c4718129fd799e918861bc10f0563','0.1.0','251f405b9ba99f0356aa97c385b7bf2a',1795053425,0,NULL,0,'','','',1795053425);
INSERT INTO "tables" VALUES('JpqWpEa22qNI','blitz-bowl','{"seats":2,"teams":[],"rules":[],"first":-1}',X'E6C790D9A66275C8E955FE61DE8395805D157C7D015ED4D41E0039506FCE5526','36e879bd9eba4a9413d7d23b079a942c21c59e0e9303bd7d76417a69a9b37c9b','0.1.0','251f405b9ba99f0356aa97c385b7bf2a',1795053425,0,NULL,0,'','','',1795053425);
INSERT INTO "tables" VALUES('xmN39P-YDD3H','blitz-bowl','{"seats":2,"teams":["dwarf","black-orc"],"rules":["pitch=timber","arena=the-bone-pit"],"first":-1}',X'8031A2B7E5716EA7CED64A087C706299C13EE077B8BC4B5E3731E630F3E945AB','a694d431387ae732d3468cd5207f02a4c3bfde8baacd871aa441fe6269a2d385','0.1.0','251f405b9ba99f0356aa97c385b7bf2a',1795053425,0,NULL,0,'','','',1795053425);
INSERT INTO "tables" VALUES('GTzHHYITXRxY','blitz-bowl','{"seats":2,"teams":["dwarf","norse"],"rules":[],"first":-1}',X'42AC60B04D959ED660DD608D5589B0494A65424A1EE00B9D5A37489CBA87108F','080463b9e5f91610a4c9e21f23994f3ce4648cc9e0171fdaaeaf48601cda766c','0.1.0','251f405b9ba99f0356aa97c385b7bf2a',1795053426,1,NULL,0,'','','',1795053426);
CREATE TABLE touchline_schema (
	version INTEGER NOT NULL
);
INSERT INTO "touchline_schema" VALUES(2);
COMMIT;
